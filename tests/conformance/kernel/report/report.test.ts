import { expect, test } from 'vitest'
import { createRedactor } from './redact.ts'
import { createFormatter, endText, isJudged, resultText } from './report.ts'

const format = createFormatter(createRedactor())
const sent = { method: 'POST', path: '/base/start', headers: { Accept: 'application/json' }, body: '{"a":1}' }
const came = { status: 500, headers: [['Server', 'x'] as [string, string]], body: 'y'.repeat(700) }
const failure = {
  message: 'it fails',
  where: '#/components/schemas/ErrorBody/properties/message/minLength',
  sent,
  came,
}
const check = { id: 'code-bound', title: 'a code is bound' }

test('a failure shows the request, the answer and the clause', () => {
  const text = resultText(format({ ...check, outcome: 'failed', failures: [failure] }))
  const line = /openapi\.yaml:(\d+)/.exec(text)?.[1]
  expect(text.split('\n')).toEqual([
    'FAILED    code-bound                a code is bound',
    '         • it fails',
    '           sent',
    '             POST /base/start',
    '             Accept: application/json',
    '',
    '             {"a":1}',
    '           came',
    '             500',
    '             Server: x',
    '',
    `             ${'y'.repeat(600)}… (700 characters)`,
    `           the contract says, in openapi.yaml:${line} (${failure.where})`,
    '             minLength: 1',
    '',
  ])
})

test('a failure on the live channel shows the last frames', () => {
  const text = resultText(format({ ...check, outcome: 'failed', failures: [{ ...failure, frames: ['{"seq":1}'] }] }))
  expect(text).toContain('the last frames of the live channel\n             {"seq":1}')
})

test.each([
  [24, 0, 0, 0, 0, 'keeps the contract.', '24 passed, 0 failed'],
  [20, 3, 1, 0, 0, 'does not keep the contract.', '20 passed, 3 failed, 1 unjudged'],
  [20, 0, 4, 0, 0, 'could not be judged', '20 passed, 0 failed, 4 unjudged'],
  [20, 0, 0, 4, 0, 'keeps the contract in what it has.', '20 passed, 0 failed, 4 left out'],
  [20, 0, 0, 0, 4, 'keeps the contract.', '20 passed, 0 failed, 4 not asked'],
])('%i, %i, %i, %i and %i: %s', (passed, failed, unjudged, leftOut, postponed, verdict, sum) => {
  const none = { isJudged: true, checks: [], notAsked: [], left: [], accounts: [] }
  const text = endText({ url: 'http://localhost', passed, failed, unjudged, leftOut, postponed, ...none })
  expect(text).toContain(verdict)
  expect(text.split('\n').at(-1)).toBe(sum)
})

test('a run whose checks of a tag were all left out keeps no contract, whatever the general ones say', () => {
  const checks = [
    format({ ...check, id: 'rollDice.200', outcome: 'left out', failures: [] }),
    format({ ...check, id: 'dated', outcome: 'passed', failures: [] }),
  ]
  const judged = isJudged(checks, ['rollDice.200'])
  expect([judged, isJudged(checks, []), isJudged([], [])]).toEqual([false, true, false])
  const sums = { passed: 1, failed: 0, unjudged: 0, leftOut: 1, postponed: 0, isJudged: judged }
  const text = endText({ url: 'http://localhost', ...sums, checks, notAsked: [], left: [], accounts: [] })
  expect(text).toContain('http://localhost was not judged')
  expect(text).not.toContain('keeps the contract')
})

test('every failure is listed once at the end', () => {
  const other = { ...failure, message: 'it fails otherwise' }
  const checks = (['passed', 'failed', 'failed', 'unjudged'] as const).map((outcome, at) =>
    format({
      ...check,
      id: `${outcome} ${at}`,
      outcome,
      failures: outcome === 'failed' ? [failure, other, failure] : [],
    }),
  )
  const sums = { passed: 1, failed: 1, unjudged: 1, leftOut: 0, postponed: 0, isJudged: true }
  const text = endText({ url: '', ...sums, checks, notAsked: [], left: ['/games/7'], accounts: ['a@example.com'] })
  expect(text.match(/• it fails$/gm)).toHaveLength(1)
  expect(text).toMatch(/failed 1 [^•]*• it fails\n[^•]*• it fails otherwise\n[^•]*… and 1 that is above/)
  expect(text).toMatch(/failed 2 [^•]*… and 3 that are above/)
  expect(text).not.toContain('passed    ')
  expect(text).toContain('left behind  /games/7\nleft behind  1 accounts: a@example.com')
})
