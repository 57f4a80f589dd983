import { nearly } from '../../kernel/bad-bodies.ts'
import { badBodies, bodiesWith, refuseAll, withField } from '../../kernel/cases.ts'
import { does, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { differences } from '../../kernel/differences.ts'
import { field, secondsToWait } from '../../kernel/exchange.ts'
import type { Exchange, Run } from '../../kernel/run.ts'
import {
  askAsStranger,
  bodyFor,
  doing,
  need,
  openedSession,
  openRequest,
  sameMailbox,
  tryCode,
  withoutSession,
} from '../../kernel/sign-in.ts'
import { refuses } from '../../kernel/validate-exchange.ts'
import { browserRules, methodRules } from './browser-rules.ts'
import { asAnother, codeRules, guessingRules } from './code-rules.ts'
import { nothingToEnd, sessionRules, userRules } from './session-rules.ts'
import { tokenRules } from './token-rules.ts'

const starting = pointerTo('startVerification', 'description')

/** Answers do not reveal who has an account (OWASP, "Authentication: error messages"). */
const privacyRules = rulesAt(starting, {
  /** Two unknown contacts show what differs between calls anyway (ids, times). Only the rest is compared. */
  'unknown-contact-alike': does('a known and an unknown contact are answered alike', async (run) => {
    const known = (await need(run, 'signedIn')).contact
    const contacts = [known, run.contact({ unused: true, not: known }), run.contact({ unused: true, not: known })]
    const asked: Exchange[] = []
    for (const contact of contacts) asked.push(await run.call('startVerification', { body: bodyFor(contact) }))
    compare(run, 'asking for a code', asked)

    for (const [at, code] of common.entries()) {
      const tried: Exchange[] = []
      for (const one of asked) tried.push(await tryCode(run, String(field(one, 'requestId')), code))
      const isOver = at === common.length - 1
      for (const one of tried) run.hasStatus(one, isOver ? 410 : 400, `the common code ${at + 1} of ${common.length}`)
      compare(run, `wrong code ${at + 1}`, tried)
    }
  }),
})

/**
 * Codes that a careless server accepts for everybody, or that remain from its tests. The last one exceeds the allowed
 * tries.
 */
const common = ['000000', '123456', '111111', '654321', '999999', '123123']

function compare(run: Run, occasion: string, [known, unknown, second]: Exchange[]) {
  if (!known || !unknown || !second) return
  for (const { what, one, other } of differences(known, unknown, second))
    run.fail(`${occasion}: ${what} of a known contact is ${one}, of an unknown one ${other}`, starting, unknown)
}

/** More requests for a code than any reasonable server accepts for one contact. */
const manyStarts = 30
const day = 86_400

async function refuseContacts(run: Run): Promise<void> {
  const own = bodyFor(run.contact())
  const near = bodiesWith({}, [
    { phone: null, email: null, ...own },
    ...[{ email: 'rowan@example.com', phone: '+12025550123' }, { contact: 'rowan' }],
    ...[...withField('phone', nearly.phone), ...withField('email', nearly.email)],
  ])
  // 65 bytes before the @, which the pattern does not count.
  const long = bodiesWith({}, [{ email: `${'r'.repeat(65)}@example.com` }])
  await refuseAll(run, [...badBodies('startVerification', own, near), ...long], (bad) =>
    run.call('startVerification', bad),
  )
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
    const exchange = await run.call('startVerification', { body: bodyFor(contact), expects429: true })
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
  // The comparison with the contract reports a wait that is absent, or neither seconds nor a date.
  const seconds = secondsToWait(refused.came)
  if (seconds <= 0 || seconds > day)
    run.fail(`Retry-After asks to wait for ${seconds} s`, '#/components/headers/RetryAfter', refused)
  const start = (body: object, headers = {}) => run.call('startVerification', { body, headers, expects429: true })
  for (const body of sameMailbox(contact))
    run.hasStatus(await start(body), 429, 'the same contact, spelled in another way')
  const elsewhere = await start(bodyFor(contact), asAnother(1))
  run.hasStatus(elsewhere, 429, 'the same contact, with the headers of another client')
  const requestId = last && field(last, 'requestId')
  if (typeof requestId !== 'string') return
  const right = await tryCode(run, requestId, await run.code(contact))
  run.hasStatus(right, 200, 'the code that was sent before the limit')
}

/** How many bad codes one request is sent. A server may count them as wrong, and end the request after five. */
const triesPerRequest = 4

async function refuseCodes(run: Run): Promise<void> {
  const { contact, requestId } = await openRequest(run, run.contact({ times: 3 }))
  run.hasStatus(await run.call('checkVerification', { body: { requestId, code: '000000' } }), 400, 'a wrong code')

  const values = [...nearly.code, 123456, null].map((code) => ({ what: `the code ${JSON.stringify(code)}`, code }))
  let open = requestId
  for (const [at, { what, code }] of values.entries()) {
    if (at % triesPerRequest === triesPerRequest - 1) open = (await openRequest(run, contact)).requestId
    run.hasStatus(await run.call('checkVerification', { body: { requestId: open, code } }), 400, what)
  }
  await refuseOtherBodies(run)
}

/** Bodies that are refused for any request, because they name none or are not valid. */
async function refuseOtherBodies(run: Run): Promise<void> {
  const body = { requestId: crypto.randomUUID(), code: '000000' }
  const bad = badBodies('checkVerification', body, bodiesWith(body, withField('requestId', nearly.requestId)))
  const ofNone = bad.filter(({ request }) => !namesRequest(request.body))
  await refuseAll(run, ofNone, (each) => run.call('checkVerification', each))
}

/**
 * Whether a body has a well-formed request id. If that request is unknown, the server may answer 410 before it reads
 * the rest.
 */
function namesRequest(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return false
  return !refuses('checkVerification', { body: { requestId: body.requestId, code: '000000' } })
}

async function unknownRequests(run: Run): Promise<void> {
  const one = crypto.randomUUID()
  const versions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((version) => one.replace(/(?<=^.{14})./, version))
  for (const requestId of [...versions, one.toUpperCase(), ...['0', 'f'].map((digit) => one.replace(/[^-]/g, digit))]) {
    const exchange = await run.call('checkVerification', { body: { requestId, code: '000000' } })
    run.hasStatus(exchange, 410, `a request that was never opened, ${requestId}`)
  }
}

/** In the order of a sign-in. */
export const authCases: TagCases<'auth'> = {
  startVerification: {
    200: { title: 'asking for a code is answered with a request id', run: doing('started') },
    400: { title: 'what is no contact is refused', run: refuseContacts },
    429: { title: 'too many codes for one contact are refused, with a time to wait', phase: 'locking', run: exceed },
  },
  checkVerification: {
    200: { title: 'the code that was sent opens a session', run: doing('signedIn') },
    400: { title: 'a wrong code, and what is no code, is refused', run: refuseCodes },
    410: { title: 'an unknown request is gone', run: unknownRequests },
  },
  getUserInfo: {
    200: { title: 'with a session the user info comes', run: doing('userInfo') },
    401: withoutSession('getUserInfo'),
  },
  logout: {
    204: { title: 'with a session logout succeeds, without a body', phase: 'ending', run: doing('loggedOut') },
    401: {
      title: 'without a session there is nothing to end: 401, or 204 again',
      phase: 'ended',
      run: (run) => askAsStranger(run, 'logout', nothingToEnd),
    },
  },
}

/** Rules of sign-in, sessions and sign-out that no single answer shows. */
export const authRules = [
  ...codeRules,
  ...guessingRules,
  ...sessionRules,
  ...userRules,
  ...tokenRules,
  ...methodRules,
  ...browserRules,
  ...privacyRules,
]
