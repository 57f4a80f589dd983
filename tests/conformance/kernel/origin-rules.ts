import type { Check } from './check.ts'
import { type Exchange, headerOf, setCookiesOf } from './exchange.ts'
import { reachable } from './reachable.ts'
import type { Run } from './run.ts'
import type { Jar } from './transport/cookies.ts'

const where = '#/info/description'

/** Pages of other origins cannot use the person's session (the CORS protocol of the Fetch standard). */
export const originRules: Check[] = [
  { id: 'foreign-origin', title: 'no page of another origin reads with the session', where, run: foreignOrigins },
]

/**
 * Origins that must not be allowed: a stranger, a page without an origin (a sandboxed frame, a file), and names that
 * pass a careless comparison: a longer or a shorter name, a subdomain, another port of the same host.
 */
export function foreigners({ target }: Run): string[] {
  const { protocol, host, hostname } = new URL(target.origin)
  return [
    'https://foreign.example',
    'null',
    `${protocol}//${hostname}.foreign.example`,
    `${protocol}//foreign-${host}`,
    `${protocol}//sister.${host}`,
    `${protocol}//${hostname}:1`,
  ]
}

async function foreignOrigins(run: Run): Promise<void> {
  const { jar } = await run.person('guest')
  for (const origin of foreigners(run)) {
    for (const { method, path } of reachable) {
      const preflight = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': 'content-type' }
      const asked = await run.send('OPTIONS', path, { headers: { Origin: origin, ...preflight } })
      const called = await run.send(method, path, { headers: { Origin: origin } })
      for (const exchange of [asked, called]) tellIfOpen(run, origin, exchange)
      if (method === 'GET') tellIfOpen(run, origin, await readAs(run, jar, origin, path))
    }
  }
}

/** With a live session: a success may be allowed where a refusal is not. */
async function readAs(run: Run, jar: Jar, origin: string, path: string): Promise<Exchange> {
  const exchange = await run.send('GET', path, { headers: { Origin: origin, Cookie: jar.header() } })
  jar.absorb(setCookiesOf(exchange.came))
  return exchange
}

function tellIfOpen(run: Run, origin: string, exchange: Exchange) {
  const allowed = headerOf(exchange.came, 'access-control-allow-origin')
  const credentials = headerOf(exchange.came, 'access-control-allow-credentials')
  if (credentials?.trim().toLowerCase() !== 'true' || allowed === undefined) return
  if (allowed === origin || allowed === '*')
    run.fail(`the origin ${origin} is allowed to call with the session`, where, exchange)
}
