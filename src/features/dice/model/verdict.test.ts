import { expect, test, vi } from 'vitest'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { parseNotation } from '../../../rules/dice/notation.ts'
import { commitmentOf, rollFairly } from '../../../rules/dice/roll.ts'
import { toBase64Url } from '../../../rules/ids.ts'
import { chainVerdicts, type Verdict, verdictOf } from './verdict.ts'

const secrets = [1, 2, 3, 4].map((seed) => toBase64Url(new Uint8Array(32).fill(seed)))
const [first = '', second = '', third = '', fourth = ''] = secrets.map(commitmentOf)
const nonce = 'N'.repeat(22)

/** A fair roll of Ash. `at`: its number in Ash's chain of commitments. */
function roll(at: 0 | 1 | 2, changes: Partial<LogEntry> = {}): LogEntry {
  const parsed = parseNotation('3d6')
  if ('problem' in parsed) return expect.fail(parsed.problem)
  const secret = secrets[at] ?? ''
  return {
    entryId: `roll ${at}`,
    at: `2026-11-27T19:0${at}:00Z`,
    author: { userId: 'ash', displayName: 'Ash', sigil: 'owl', colour: 'teal' },
    kind: 'roll',
    audience: 'everyone',
    state: 'shown',
    commitment: commitmentOf(secret),
    next: commitmentOf(secrets[at + 1] ?? ''),
    roll: { notation: '3d6', nonce, secret, ...rollFairly(parsed.terms, secret, nonce) },
    ...changes,
  }
}
const concealed = (at: 0 | 1 | 2): LogEntry => {
  const { roll: _, ...line } = roll(at, { state: 'concealed' })
  return line
}
type KnownCommitments = Parameters<typeof chainVerdicts>[1]
const judge = (
  oldestFirst: LogEntry[],
  { firstCommitments = new Map(), sent = new Map() }: Partial<KnownCommitments> = {},
) => {
  const verdicts = chainVerdicts(oldestFirst.toReversed(), { firstCommitments, sent })
  return oldestFirst.map((entry) => verdictOf(entry, verdicts.get(entry.entryId)))
}

test('a roll is checked against the roll before it, even if that one is concealed', () => {
  expect(judge([roll(0), roll(1), roll(2)])).toEqual<Verdict[]>(['dice', 'checked', 'checked'])
  expect(judge([roll(0), concealed(1), roll(2)])).toEqual<Verdict[]>(['dice', 'checked', 'checked'])
})

test('a roll whose first commitment was refused is checked if another roll has used that commitment', () => {
  expect(judge([roll(0), roll(1)], { sent: new Map([['roll 1', [first, second]]]) })).toEqual<Verdict[]>([
    'dice',
    'checked',
  ])
})

test('the first loaded roll is checked against the first commitment that the server gave', () => {
  expect(judge([roll(0)], { firstCommitments: new Map([['ash', first]]) })).toEqual<Verdict[]>(['checked'])
  expect(judge([roll(0)], { firstCommitments: new Map([['ash', third]]) })).toEqual<Verdict[]>(['dice'])
  expect(judge([roll(0)], { sent: new Map([['roll 0', [first]]]) })).toEqual<Verdict[]>(['checked'])
})

const changeDie = ({ roll: result, ...entry }: LogEntry): LogEntry => {
  if (!result) return expect.fail('No roll.')
  const [term] = result.terms
  const [die, ...others] = term?.dice ?? []
  if (!term || !die) return expect.fail('No die.')
  const terms = [{ ...term, value: term.value + 1, dice: [{ ...die, value: die.value + 1 }, ...others] }]
  return { ...entry, roll: { ...result, terms, total: result.total + 1 } }
}

test.each<[string, LogEntry[], Partial<KnownCommitments>?]>([
  ['a die is another one', [roll(0), changeDie(roll(1))]],
  ['the total is another one', [roll(0), roll(1, { roll: { ...(roll(1).roll ?? expect.fail()), total: 99 } })]],
  ['the secret is swapped', [roll(0), roll(2, { entryId: 'roll 1' })]],
  ['the secret is not what the commitment hides', [roll(0, { commitment: second })]],
  ['a commitment comes again', [roll(0), roll(1, { next: first })]],
  ['another commitment is answered than was sent', [roll(0)], { sent: new Map([['roll 0', [fourth]]]) }],
  ['a refused commitment has ended by no roll', [roll(0), roll(2)], { sent: new Map([['roll 2', [second, third]]]) }],
])('a roll is broken if %s', (_, entries, promised) => {
  expect(judge(entries, promised).at(-1)).toBe('broken')
})

test('the dice of a roll are computed once, and only when its verdict is asked for', () => {
  const entry = roll(0)
  const secret = vi.fn(() => secrets[0])
  Object.defineProperty(entry.roll, 'secret', { get: secret })
  const verdicts = chainVerdicts([entry], { firstCommitments: new Map(), sent: new Map() })
  expect(secret).not.toHaveBeenCalled()
  verdictOf(entry, verdicts.get('roll 0'))
  const read = secret.mock.calls.length
  expect(read).toBeGreaterThan(0)
  expect(verdictOf(entry, verdicts.get('roll 0'))).toBe('dice')
  expect(secret).toHaveBeenCalledTimes(read)
})
