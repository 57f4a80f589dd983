import { invalidBodies, malformed, nearly } from '../../kernel/bad-bodies.ts'
import type { CasesOf } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { refuses } from '../../kernel/validate-exchange.ts'
import { doing } from './main-person.ts'
import { openRequest } from './verification.ts'

/** A random UUID, version 4, that no server has given out. */
const unknownId = () => crypto.randomUUID()
/** How many bad codes one request is sent. A server may count them as wrong, and end the request after five. */
const triesPerRequest = 4

export const checkCases: CasesOf<'checkVerification'> = {
  200: { title: 'the code that was sent opens a session', run: doing('signedIn') },
  400: { title: 'a wrong code, and what is no code, is refused', run: refuseCodes },
  410: { title: 'an unknown request is gone', run: unknownRequests },
}

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
  const bad = [
    ...malformed({ requestId: unknownId(), code: '000000' }),
    ...invalidBodies('checkVerification')
      .filter(({ body }) => !namesRequest(body))
      .map(({ what, body }) => ({ what, request: { body } })),
    ...nearly.requestId.map((requestId) => ({
      what: `the request id ${JSON.stringify(requestId)}`,
      request: { body: { requestId, code: '000000' } },
    })),
  ]
  for (const { what, request } of bad) {
    if (!refuses('checkVerification', request)) continue
    run.hasStatus(await run.call('checkVerification', request), 400, what)
  }
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
  const one = unknownId()
  const versions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((version) => one.replace(/(?<=^.{14})./, version))
  for (const requestId of [...versions, one.toUpperCase(), ...['0', 'f'].map((digit) => one.replace(/[^-]/g, digit))]) {
    const exchange = await run.call('checkVerification', { body: { requestId, code: '000000' } })
    run.hasStatus(exchange, 410, `a request that was never opened, ${requestId}`)
  }
}
