import { operations } from '../../../src/contract/operations.gen.ts'
import type { Check } from './check.ts'
import type { Run } from './run.ts'

const where = '#/paths'
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The API is what the contract names, and nothing beside it. */
export const surfaceRules: Check[] = [
  { id: 'other-methods', title: 'other methods do not succeed', where, run: otherMethods },
  { id: 'other-paths', title: 'other paths do not succeed', where, run: otherPaths },
]

/** Reading an address (a link, a prefetch, a crawler) must not do what only a POST may. */
async function otherMethods(run: Run): Promise<void> {
  const paths = new Set(Object.values(operations).map(({ path }) => path))
  for (const path of [...paths].filter((each) => !each.includes('{'))) {
    const declared: string[] = Object.values(operations).flatMap((each) => (each.path === path ? [each.method] : []))
    // HEAD goes with GET (RFC 9110, section 9.3.2).
    const others = tried.filter((method) => !declared.includes(method === 'HEAD' ? 'GET' : method))
    for (const method of others) await mustNotSucceed(run, method, path)
  }
}

/** A server that answers every path with the app's page makes a mistyped call look like a success. */
async function otherPaths(run: Run): Promise<void> {
  await mustNotSucceed(run, 'GET', '/no-such-path')
  await mustNotSucceed(run, 'POST', '/no-such-path')
}

async function mustNotSucceed(run: Run, method: string, path: string): Promise<void> {
  const exchange = await run.send(method, path)
  if (exchange.came.status < 400)
    run.fail(`${method} ${path} is not in the contract, and is answered ${exchange.came.status}`, where, exchange)
}
