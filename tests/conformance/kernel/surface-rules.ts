import type { Check } from './check.ts'
import { setCookiesOf } from './exchange.ts'
import { reachable } from './reachable.ts'
import type { Run } from './run.ts'
import type { Jar } from './transport/cookies.ts'

const where = '#/paths'
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

/** The API has what the contract names and nothing else. */
export const surfaceRules: Check[] = [
  { id: 'other-methods', title: 'other methods do not succeed', where, run: otherMethods },
  { id: 'other-paths', title: 'other paths do not succeed', where, run: otherPaths },
  { id: 'large-body', title: 'a body of a megabyte breaks nothing', where, run: largeBodies },
]

/** Reading an address (a link, a prefetch, a crawler) must not do what only a POST may do. */
async function otherMethods(run: Run): Promise<void> {
  const all = reachable
  for (const path of new Set(all.map((each) => each.path))) {
    const declared = all.flatMap((each) => (each.path === path ? [each.method] : []))
    // HEAD is allowed where GET is (RFC 9110, section 9.3.2).
    const others = tried.filter((method) => !declared.includes(method === 'HEAD' ? 'GET' : method))
    for (const method of others) await mustNotSucceed(run, method, path)
  }
}

/** If a server answers every path with the app's page, a mistyped call looks like a success. */
async function otherPaths(run: Run): Promise<void> {
  await mustNotSucceed(run, 'GET', '/no-such-path')
  await mustNotSucceed(run, 'POST', '/no-such-path')
  // A cache that keeps files by their extension would keep one person's data and give it to others.
  const { jar } = await run.person('guest')
  for (const { method, path } of reachable) {
    if (method !== 'GET') continue
    for (const ending of ['/x', '/x.css', '.css', ';x.css', '%2fx.css'])
      await mustNotSucceed(run, method, path + ending, jar)
  }
}

/** Large bodies are refused by the API or by what is in front of it. They cause no server error. */
async function largeBodies(run: Run): Promise<void> {
  const body = JSON.stringify({ unheardOf: 'x'.repeat(1 << 20) })
  for (const { method, path } of reachable) {
    if (method === 'GET') continue
    const exchange = await run.send(method, path, { headers: { 'Content-Type': 'application/json' }, body })
    const { status } = exchange.came
    if (status < 400 && status !== 204) run.fail(`a body of a megabyte is answered ${status}`, where, exchange)
    if (status >= 500) run.fail(`a body of a megabyte is answered ${status}: the server broke`, where, exchange)
  }
}

async function mustNotSucceed(run: Run, method: string, path: string, jar?: Jar): Promise<void> {
  const exchange = await run.send(method, path, { headers: jar ? { Cookie: jar.header() } : {} })
  jar?.absorb(setCookiesOf(exchange.came))
  if (exchange.came.status < 400)
    run.fail(`${method} ${path} is not in the contract, and is answered ${exchange.came.status}`, where, exchange)
}
