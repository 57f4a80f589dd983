import type { Equivalent } from './equivalent.ts'

const name = 'The name of a table only tells it from others, and no other is empty.'
const spread = 'It is spread into what is told, and of nothing nothing is spread.'
const sign = 'Only the sign of what is compared counts.'

export const ofKernelRules: Equivalent[] = [
  { file: 'mocks/kernel/once.ts', within: 'made', from: "'made'", to: ["''"], reason: name },
  { file: 'mocks/kernel/project.ts', within: 'nextSessionOf', from: '{}', to: ['undefined'], reason: spread },
  { file: 'mocks/kernel/project.ts', within: 'openDatesOf', from: '{}', to: ['undefined'], reason: spread },
  {
    file: 'mocks/kernel/project.ts',
    within: 'seesIdea > seat',
    from: 'idea.gameId === undefined',
    to: ['false'],
    reason: 'In no game nobody has a seat; the compiler asks for a game.',
  },
  {
    file: 'mocks/kernel/project.ts',
    within: 'signed',
    from: 'author',
    to: ['true'],
    reason: 'Every author is read; the compiler does not know.',
  },
  {
    file: 'mocks/kernel/is-same.ts',
    within: 'isSame',
    from: 'at < one.length',
    to: ['at <= one.length'],
    reason: 'Past their ends two texts of one length do not differ.',
  },
  {
    file: 'mocks/kernel/pages.ts',
    within: 'pageOf > after',
    from: "asked.cursor ?? ''",
    to: ['asked.cursor'],
    reason: 'What is absent is no cursor either; the compiler asks for a text.',
  },
  {
    file: 'mocks/kernel/pages.ts',
    within: 'pageOf > order',
    from: 'compare(a, b) * (newestFirst ? -1 : 1)',
    to: ['compare(a, b) / (newestFirst ? -1 : 1)'],
    reason: sign,
  },
  { file: 'mocks/kernel/pages.ts', within: 'pageOf > order', from: '1', to: ['2'], reason: sign },
  { file: 'mocks/kernel/pages.ts', within: 'compare', from: '1', to: ['2'], reason: sign },
  {
    file: 'mocks/kernel/pages.ts',
    within: 'compare',
    from: 'part < other',
    to: ['part <= other'],
    reason: 'They are not the same there.',
  },
  {
    file: 'mocks/kernel/sessions.ts',
    within: 'createSessions > touch',
    from: 'session.seenAt ?? 0',
    to: ['session.seenAt'],
    reason: 'What was never seen was seen long ago, either way; the compiler asks for a number.',
  },
  {
    file: 'mocks/kernel/sessions.ts',
    within: 'createSessions > touch',
    from: '0',
    to: ['1'],
    reason: 'Both are long ago.',
  },
  {
    file: 'mocks/kernel/rows.ts',
    within: 'createStep > rowsOf > between > rows',
    from: '1',
    to: ['2'],
    reason: sign,
  },
  {
    file: 'mocks/kernel/rows.ts',
    within: 'createStep > rowsOf > between > rows',
    from: '0',
    to: ['1'],
    reason: 'Engines ask only which of two is the smaller one, and leave them in their order otherwise.',
  },
  {
    file: 'mocks/kernel/tell-idea.ts',
    within: 'tellIdea > payload',
    from: '!shown',
    to: ['false'],
    reason: 'Who is told sees it; the compiler does not know.',
  },
  { file: 'mocks/kernel/profiles.ts', within: 'profiles', from: "'profiles'", to: ["''"], reason: name },
  {
    file: 'mocks/kernel/profiles.ts',
    within: 'profileOf > pick',
    from: "from[Math.floor(number / at) % from.length] ?? ''",
    to: ['from[Math.floor(number / at) % from.length]'],
    reason: 'A rest of a division lies within the list; the compiler does not know.',
  },
  {
    file: 'mocks/kernel/pages.ts',
    within: 'compare > other',
    from: "b[at] ?? ''",
    to: ['b[at]'],
    reason: 'The places of one list have as many parts; the compiler does not know.',
  },
  {
    file: 'mocks/kernel/check-call.ts',
    within: 'seatOf > userId',
    from: "session?.userId ?? ''",
    to: ['session?.userId'],
    reason: 'Nobody has no seat either way; the compiler asks for a text.',
  },
]
