import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { setCookiesOf } from '../../kernel/exchange.ts'
import { reachable } from '../../kernel/reachable.ts'
import type { Person, Run } from '../../kernel/run.ts'
import { bodyFor, lookAt, openRequest, tryCode } from './verification.ts'

const where = '#/paths'
const logout = pointerTo('logout', 'description')
const others = ['GET', 'PUT', 'PATCH', 'DELETE'] as const

/** Only the contract's method has an effect, because links are followed, prefetched and repeated. */
export const methodRules: Check[] = [
  { id: 'only-post-acts', title: 'no other method sends or takes a code', where, run: onlyPostActs },
  { id: 'reading-ends-nothing', title: 'no method but POST ends a session', where: logout, run: readingEndsNothing },
]

async function onlyPostActs(run: Run): Promise<void> {
  const { contact, requestId } = await openRequest(run, run.contact())
  const code = await run.code(contact)
  for (const method of others) {
    await mustBeIdle(run, method, 'startVerification', bodyFor(contact))
    await mustBeIdle(run, method, 'checkVerification', { requestId, code })
  }
  const right = await tryCode(run, requestId, code)
  run.hasStatus(right, 200, 'the right code, after it and its contact were sent by other methods')
}

/** Sends the content of a POST in the body and, as a link would, in the address. */
async function mustBeIdle(run: Run, method: string, id: OperationId, content: Record<string, string>): Promise<void> {
  const { path } = operations[id]
  const headers = { 'Content-Type': 'application/json' }
  const tries = [
    await run.send(method, path, { headers, body: JSON.stringify(content) }),
    await run.send(method, `${path}?${new URLSearchParams(content)}`, { headers }),
  ]
  for (const exchange of tries)
    if (exchange.came.status < 400)
      run.fail(`${method} ${path} with what POST takes is answered ${exchange.came.status}`, where, exchange)
}

async function readingEndsNothing(run: Run): Promise<void> {
  const guest = await run.person('guest')
  const all = reachable
  for (const path of new Set(all.map((each) => each.path))) {
    const declared = all.flatMap((each) => (each.path === path ? [each.method] : []))
    for (const method of ['GET', 'HEAD']) {
      await callAs(run, guest, method, path)
      await callAs(run, guest, method, path, { 'X-HTTP-Method-Override': 'POST' })
      await callAs(run, guest, method, `${path}?_method=POST`)
    }
    for (const method of ['PUT', 'PATCH', 'DELETE'].filter((each) => !declared.includes(each)))
      await callAs(run, guest, method, path)
  }
}

async function callAs(run: Run, { jar }: Person, method: string, path: string, headers = {}): Promise<void> {
  const exchange = await run.send(method, path, { headers: { Cookie: jar.header(), ...headers } })
  // A userinfo that extends the session may set a new token.
  jar.absorb(setCookiesOf(exchange.came))
  const info = await lookAt(run, jar)
  if (info.came.status === 401) run.fail(`${method} ${path} with a session ends it`, logout, exchange)
  else run.hasStatus(info, 200, `a session, after ${method} ${path}`)
}
