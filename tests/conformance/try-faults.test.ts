import { expect, test } from 'vitest'
import { allChecks } from './all-checks.ts'
import { codes } from './command/help.ts'
import { faults, goodServers, together, tryFault, tryFaultAmongAll, tryFaultFirstAlone } from './try-faults.ts'

// `npm run conformance:selftest` plants every fault. Here are the quick ones.

const locking = allChecks.filter(({ phase }) => phase === 'locking')

test.each(Object.entries(goodServers))('a good server%s is clean', { timeout: 480_000 }, async (name, server) => {
  // Every other check passes at the plain one in main.test.ts; what is particular to the others concerns sessions.
  const checks = name === '' ? locking : together
  const { found, text } = await tryFault(server, { checks })
  expect(found.map(({ id, reason, failures }) => [id, reason, failures])).toEqual([])
  expect(text.split('\n')).toHaveLength(checks.length)
})

test.each([
  ['star origin', 1],
  ['deleteGame 403', 1],
  ['cookie cleared below', together.length],
])('planted before its check alone, where that needs no other: %s', { timeout: 30_000 }, async (name, ran) => {
  const fault = faults[name]
  if (!fault) throw new Error(`There is no fault "${name}".`)
  const { found, text } = await tryFaultFirstAlone(fault)
  expect(found.map(({ id }) => id)).toContain(fault.foundBy)
  expect(text.match(/^(ok|FAILED|not run) /gm)).toHaveLength(ran)
})

/** Those that send codes, or bring in somebody to whom one is sent: the others meet the same people. */
const checks = allChecks.filter(({ id, alone }) => !alone || ['getGame.200', 'sessions-listed'].includes(id))

test.each([
  ['phone numbers', (at: number) => `+1202555010${at}`],
  ['addresses', (at: number) => `rowan${at}@example.com`],
])(
  'without plus-addressing so many %s are enough as the help says, and no fewer',
  { timeout: 60_000 },
  async (_, make) => {
    const contacts = Array.from({ length: codes.contacts }, (_, at) => make(at))
    expect((await tryFault(goodServers[''], { contacts, checks })).found).toEqual([])
    const tooFew = await tryFault(goodServers[''], { contacts: contacts.slice(1), checks })
    expect(tooFew.found.map(({ outcome, reason }) => [outcome, reason])).toContainEqual([
      'blocked',
      'it needs one more contact: give another --contact',
    ])
  },
)

test.each(['code told', 'cookie readable'])(
  'a report on "%s" holds no code and no cookie',
  { timeout: 30_000 },
  async (name) => {
    const fault = faults[name]
    if (!fault) throw new Error(`There is no fault "${name}".`)
    const { found, text, leaks } = await tryFaultAmongAll(fault)
    expect(found.map(({ id }) => id)).toContain(fault.foundBy)
    expect(text).toContain('[hidden]')
    expect(leaks).toBe(0)
  },
)

test('a failure says what was sent, what came, and what the contract says where', { timeout: 30_000 }, async () => {
  const { text } = await tryFault(faults['retry-after text'], { checks: together })
  expect(text).toMatch(
    /FAILED {3}startVerification\.429 .*\n +• the header Retry-After: the value must match pattern .*\n +sent\n +POST .*[\s\S]*came\n +429\n[\s\S]*Retry-After: soon\n[\s\S]*the contract says, in openapi\.yaml:\d+ \(#\/components\/headers\/RetryAfter/,
  )
})
