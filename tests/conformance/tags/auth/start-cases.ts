import { type BadRequest, invalidBodies, malformed, nearly } from '../../kernel/bad-bodies.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { refuses } from '../../kernel/validate-exchange.ts'
import { asAnother } from './guessing-rules.ts'
import { doing, openedSession } from './main-person.ts'
import { bodyFor, sameMailbox, tryCode } from './verification.ts'

/** More starts than any reasonable server accepts for one contact. */
const manyStarts = 30
const day = 86_400

export const startCases: CasesOf<'startVerification'> = {
  200: { title: 'asking for a code is answered with a request id', run: doing('started') },
  400: { title: 'what is no contact is refused', run: refuseContacts },
  429: { title: 'too many codes for one contact are refused, with a time to wait', phase: 'locking', run: exceed },
}

async function refuseContacts(run: Run): Promise<void> {
  const own = bodyFor(run.contact())
  const bad: BadRequest[] = [
    ...malformed(own),
    ...invalidBodies('startVerification').map(({ what, body }) => ({ what, request: { body } })),
    ...nearly.phone.map((phone) => ({ what: `the phone ${JSON.stringify(phone)}`, request: { body: { phone } } })),
    ...nearly.email.map((email) => ({ what: `the e-mail ${JSON.stringify(email)}`, request: { body: { email } } })),
    { what: 'an unknown field beside a good contact', request: { body: { ...own, unheardOf: 1 } } },
    { what: 'a good contact, and null for the other kind', request: { body: { phone: null, email: null, ...own } } },
    { what: 'a phone and an e-mail', request: { body: { email: 'rowan@example.com', phone: '+12025550123' } } },
    { what: 'the contact under another name', request: { body: { contact: 'rowan@example.com' } } },
  ]
  for (const { what, request } of bad) {
    if (!refuses('startVerification', request)) continue
    run.hasStatus(await run.call('startVerification', request), 400, what)
  }
}

/** For an unknown contact and for a known one: a limit for only one of them would reveal which it is. */
async function exceed(run: Run): Promise<void> {
  await exceedFor(run, run.contact({ unused: true }), 'a contact that is not known')
  const known = (await openedSession(run))?.contact
  if (known !== undefined) await exceedFor(run, known, 'a contact that has signed in')
}

async function exceedFor(run: Run, contact: string, whose: string): Promise<void> {
  const where = pointerTo('startVerification', 'responses', 429)
  let last: Exchange | undefined
  for (let start = 1; start <= manyStarts; start++) {
    const exchange = await run.call('startVerification', { body: bodyFor(contact), limited: true })
    if (exchange.came.status !== 200) {
      if (run.hasStatus(exchange, 429, `start ${start} for ${whose}`)) await lookAtLimit(run, contact, exchange, last)
      return
    }
    last = exchange
  }
  run.fail(`${manyStarts} codes in a row were sent to ${whose}: expected 429 with Retry-After`, where)
}

/** The limit names a time, applies to every spelling of the contact, and leaves the earlier code valid. */
async function lookAtLimit(run: Run, contact: string, refused: Exchange, last: Exchange | undefined): Promise<void> {
  const fault = waitFault(headerOf(refused.came, 'retry-after'), Date.now())
  if (fault) run.fail(fault, '#/components/headers/RetryAfter', refused)
  for (const body of sameMailbox(contact))
    run.hasStatus(
      await run.call('startVerification', { body, limited: true }),
      429,
      'the same contact, spelled in another way',
    )
  const elsewhere = await run.call('startVerification', {
    body: bodyFor(contact),
    headers: asAnother(1),
    limited: true,
  })
  run.hasStatus(elsewhere, 429, 'the same contact, with the headers of another client')
  const requestId = last && field(last, 'requestId')
  if (typeof requestId !== 'string') return
  const right = await tryCode(run, requestId, await run.code(contact))
  run.hasStatus(right, 200, 'the code that was sent before the limit')
}

/** What is wrong with a well-formed `Retry-After`; `undefined` if it names a reasonable time. */
export function waitFault(value: string | undefined, now: number): string | undefined {
  // The comparison with the contract reports a missing one, and one that is neither seconds nor a date.
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  if (Number.isNaN(seconds)) return undefined
  if (seconds <= 0) return `Retry-After: ${value} asks for no wait at all`
  return seconds > day ? `Retry-After: ${value} asks for a wait of more than a day` : undefined
}
