import type { Equivalent } from './equivalent.ts'

export const ofRulesAndApi: Equivalent[] = [
  {
    file: 'src/rules/account.ts',
    within: 'hasLetterAndDigit',
    from: 'text.length > most * 2',
    to: ['false'],
    reason: 'What is refused unread would be refused after reading, which takes longer.',
  },
  {
    file: 'src/rules/account.ts',
    within: 'hasLetterAndDigit',
    from: '2',
    to: ['3'],
    reason: 'As above: the bound only saves time.',
  },
  {
    file: 'src/rules/ip.ts',
    within: 'longestAddress',
    from: '45',
    to: ['46'],
    reason: 'No address has 46 characters: the rule refuses such a text either way.',
  },
  {
    file: 'src/rules/read-code.ts',
    within: 'ignored',
    from: '/[\\s.\\p{Pd}\\u2212\\p{Cf}]+/gu',
    to: ['/[\\s.\\p{Pd}\\u2212\\p{Cf}]/gu'],
    reason: 'Taken away one by one, the same signs are gone.',
  },
  {
    file: 'src/rules/read-code.ts',
    within: 'ends',
    from: '/[^\\d\\s.\\p{Pd}\\u2212\\p{Cf}]+|\\.\\s|[\\r\\n]/u',
    to: ['/[^\\d\\s.\\p{Pd}\\u2212\\p{Cf}]|\\.\\s|[\\r\\n]/u'],
    reason: 'Between two neighbours that end a number stands an empty part, which is no code.',
  },
  {
    file: 'src/api/commands.ts',
    within: 'noteTold',
    from: 'id !== undefined',
    to: ['true'],
    reason: 'Nothing is asked for under no id.',
  },
  {
    file: 'src/api/retry-after.ts',
    within: 'parseRetryAfter > text',
    from: "header ?? ''",
    to: ['header'],
    reason: 'What is absent is no date either; the compiler asks for a text.',
  },
  {
    file: 'src/api/send.ts',
    within: 'headersFor',
    from: '!operation.takes.headers',
    to: ['false'],
    reason: 'Where no header is declared none is added either; only the file that adds one is loaded sooner.',
  },
  {
    file: 'src/api/send.ts',
    within: 'headersOf',
    from: "response.headers.get(name) ?? ''",
    to: ['response.headers.get(name)'],
    reason: 'Only headers that are there are read; the compiler does not know.',
  },
  {
    file: 'src/api/send.ts',
    within: 'serverDate > date',
    from: "response.headers.get('Date') ?? ''",
    to: ["response.headers.get('Date')"],
    reason: 'What is absent is no date either; the compiler asks for a text.',
  },
]
