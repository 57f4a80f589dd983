import { examples } from '../../../src/contract/examples.gen.ts'
import { does, doesWith, pointerTo, rulesAt } from './check.ts'
import { reachable } from './contract.ts'
import { field, headerOf, setCookiesOf } from './exchange.ts'
import { ask, type Part, parts } from './group.ts'
import { keyOf, turnPages } from './lists.ts'
import type { Exchange, Run } from './run.ts'
import { kinds } from './scene.ts'
import type { Jar } from './transport/cookies.ts'

const where = '#/paths'
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

/** The API has what the contract names and nothing else. */
export const surfaceRules = rulesAt(where, {
  /** Reading an address (a link, a prefetch, a crawler) must not do what only a POST may do. */
  'other-methods': does('other methods do not succeed', async (run) => {
    const all = reachable
    for (const path of new Set(all.map((each) => each.path))) {
      const declared = all.flatMap((each) => (each.path === path ? [each.method] : []))
      // HEAD is allowed where GET is (RFC 9110, section 9.3.2).
      const others = tried.filter((method) => !declared.includes(method === 'HEAD' ? 'GET' : method))
      for (const method of others) await mustNotSucceed(run, method, path)
    }
  }),
  /** If a server answers every path with the app's page, a mistyped call looks like a success. */
  'other-paths': does('other paths do not succeed', async (run) => {
    await mustNotSucceed(run, 'GET', '/no-such-path')
    await mustNotSucceed(run, 'POST', '/no-such-path')
    // A cache that keeps files by their extension would keep one person's data and give it to others.
    const { jar } = await run.person('guest')
    for (const { method, path } of reachable) {
      if (method !== 'GET') continue
      for (const ending of ['/x', '/x.css', '.css', ';x.css', '%2fx.css'])
        await mustNotSucceed(run, method, path + ending, jar)
    }
  }),
  /** Large bodies are refused by the API or by what is in front of it. They cause no server error. */
  'large-body': does('a body of a megabyte breaks nothing', async (run) => {
    const body = JSON.stringify({ unheardOf: 'x'.repeat(1 << 20) })
    for (const { method, path } of reachable) {
      if (method === 'GET') continue
      const exchange = await run.send(method, path, { headers: { 'Content-Type': 'application/json' }, body })
      const { status } = exchange.came
      if (status < 400 && status !== 204) run.fail(`a body of a megabyte is answered ${status}`, where, exchange)
      if (status >= 500) run.fail(`a body of a megabyte is answered ${status}: the server broke`, where, exchange)
    }
  }),
})

async function mustNotSucceed(run: Run, method: string, path: string, jar?: Jar): Promise<void> {
  const exchange = await run.send(method, path, { headers: jar ? { Cookie: jar.header() } : {} })
  jar?.absorb(setCookiesOf(exchange.came))
  if (exchange.came.status < 400)
    run.fail(`${method} ${path} is not in the contract, and is answered ${exchange.came.status}`, where, exchange)
}

const described = '#/info/description'

/** Pages of other origins cannot use the person's session (the CORS protocol of the Fetch standard). */
export const originRules = rulesAt(described, {
  'foreign-origin': does('no page of another origin reads with the session', async (run) => {
    const { jar } = await run.person('guest')
    for (const origin of foreignOrigins(run)) {
      for (const { method, path } of reachable) {
        const preflight = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': 'content-type' }
        const asked = await run.send('OPTIONS', path, { headers: { Origin: origin, ...preflight } })
        const called = await run.send(method, path, { headers: { Origin: origin } })
        for (const exchange of [asked, called]) reportIfAllowed(run, origin, exchange)
        // Whatever is in it. A server may not have all of the contract.
        if (method !== 'GET') run.hasStatus(called, [403, 404], `${method} ${path} by a page of ${origin}`)
        if (method === 'GET') reportIfAllowed(run, origin, await readAs(run, jar, origin, path))
      }
    }
  }),
})

/**
 * Origins that must not be allowed: a stranger, a page without an origin (a sandboxed frame, a file), and names that
 * pass a careless comparison: a longer or a shorter name, a subdomain, another port of the same host.
 */
export function foreignOrigins({ target }: Run): string[] {
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

/** With a live session: a success may be allowed where a refusal is not. */
async function readAs(run: Run, jar: Jar, origin: string, path: string): Promise<Exchange> {
  const exchange = await run.send('GET', path, { headers: { Origin: origin, Cookie: jar.header() } })
  jar.absorb(setCookiesOf(exchange.came))
  return exchange
}

function reportIfAllowed(run: Run, origin: string, exchange: Exchange) {
  const allowed = headerOf(exchange.came, 'access-control-allow-origin')
  const credentials = headerOf(exchange.came, 'access-control-allow-credentials')
  if (credentials?.trim().toLowerCase() !== 'true' || allowed === undefined) return
  if (allowed === origin || allowed === '*')
    run.fail(`the origin ${origin} is allowed to call with the session`, described, exchange)
}

/** RFC 9110, section 5.6.7. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
/** The most that two clocks set by the network may differ, in seconds, including the time of an answer. */
const clockSlackSeconds = 30

/** How answers are delivered: with a date, and cached only by the person's own browser. */
export const deliveryRules = rulesAt(described, {
  'not-cached': doesWith({ phase: 'looking back' }, 'no cache stores one person’s data', notCached),
  dated: doesWith({ phase: 'looking back' }, 'answers have a date', dated),
})

/** Reports one fault of a kind once, because the same header is in many answers. */
function reportOnce(run: Run, faultOf: (exchange: Exchange) => string | undefined, where = described) {
  const reported = new Set<string>()
  for (const exchange of run.exchanges.filter(({ id }) => id !== undefined)) {
    const fault = faultOf(exchange)
    if (fault === undefined || reported.has(fault)) continue
    reported.add(fault)
    run.fail(fault, where, exchange)
  }
}

/**
 * A cache may keep an answer to GET without permission, and any answer that permits it (RFC 9111, section 3). An answer
 * that sets a cookie or says who somebody is must not be kept at all (OWASP ASVS 5, 14.3.2).
 */
function notCached(run: Run) {
  reportOnce(run, (exchange) => {
    const { sent, came } = exchange
    const control = headerOf(came, 'cache-control')?.toLowerCase()
    const directives = control?.split(',').map((one) => one.trim()) ?? []
    if (directives.includes('no-store')) return undefined
    const isOwn = (sent.method === 'GET' && came.status === 200) || setCookiesOf(came).length > 0
    const isOffered = directives.some((one) => /^(public|immutable|s-maxage=|max-age=0*[1-9])/.test(one))
    if (isOwn) return `Cache-Control is ${control ?? 'absent'} where it has to be no-store`
    return isOffered ? `Cache-Control: ${control} offers the answer to caches` : undefined
  })
}

/**
 * A server with a clock sends `Date` (RFC 9110, section 6.6.1). The app uses it to correct a wrong clock of the client.
 */
function dated(run: Run) {
  let isOff = false
  reportOnce(run, ({ came, at }) => {
    const date = headerOf(came, 'date')
    if (date === undefined) return 'the header Date is absent'
    if (!httpDate.test(date)) return `the header Date is not in the form of HTTP: ${date}`
    const off = Math.round((Date.parse(date) - at) / 1000)
    if (Math.abs(off) <= clockSlackSeconds || isOff) return undefined
    isOff = true
    return `the header Date is ${Math.abs(off)} s ${off < 0 ? 'behind' : 'ahead of'} this machine's clock: one is wrong`
  })
}

const error = '#/components/schemas/ErrorBody/properties'

/** An error has a sentence without internals of the server (OWASP ASVS 5, 16.5.1), and a listed code. */
export const messageRules = rulesAt(`${error}/message`, {
  'messages-for-people': doesWith({ phase: 'looking back' }, 'refusals have a sentence for people', (run) =>
    reportErrors(run, `${error}/message`, faultOf),
  ),
  'codes-listed': doesWith({ phase: 'looking back' }, 'a refusal has a code of its operation', (run) =>
    reportErrors(run, `${error}/code`, unlisted),
  ),
})

function reportErrors(run: Run, where: string, find: (exchange: Exchange) => string | undefined) {
  reportOnce(run, (exchange) => (exchange.came.status >= 400 ? find(exchange) : undefined), where)
}

/** The app reads only the message. Other clients use the code, if a server sends one. */
function unlisted({ id, came, ...rest }: Exchange): string | undefined {
  const code = field({ came, ...rest }, 'code')
  if (code === undefined || id === undefined) return undefined
  const listed = Object.values(Object(Reflect.get(examples[id].answers, came.status)))
  if (listed.some((each) => Reflect.get(Object(each), 'code') === code)) return undefined
  return `${id} has no code ${JSON.stringify(code)} for a ${came.status}`
}

function faultOf(exchange: Exchange): string | undefined {
  const message = field(exchange, 'message')
  // The comparison with the contract reports a message that is missing, empty or not a text.
  if (typeof message !== 'string' || message === '') return undefined
  if (message.trim() === '') return 'the message is blank'
  if (/\n\s*at |\b\w+(Error|Exception): |Traceback/.test(message)) return 'the message shows the inside of the server'
  return /^[A-Za-z0-9]*[_.][A-Za-z0-9_.]*$/.test(message) ? `the message is a name, no sentence: ${message}` : undefined
}

/** Deletes what the run has made and left. Then nobody has it in a list. */
async function clear(run: Run, { make, list, drop, name }: (typeof kinds)[keyof typeof kinds]): Promise<void> {
  const made = run.exchanges.filter(({ id, came }) => id === make && came.status === 201)
  if (made.length === 0) return
  const ids = new Set(made.map((exchange) => field(exchange, name)))
  const leftOf = async (part: Part) => {
    const all = await turnPages(run, (query) => ask(run, part, list, { query }), { limit: 100, key: keyOf(name) })
    return all.filter((id) => ids.has(id))
  }
  for (const part of parts)
    for (const id of await leftOf(part)) await ask(run, part, drop, { params: { [name]: String(id) } })
  for (const part of parts) {
    const { length } = await leftOf(part)
    if (length > 0) run.fail(`${length} of this run are left in ${list} of: ${part}`, pointerTo(drop))
  }
}

/** What checks leave behind: the shared game, and what those have made that ended early. */
export const clearRules = rulesAt(pointerTo('deleteGame'), {
  'all-cleared': doesWith(
    { phase: 'clearing' },
    'what this run has made is deleted, and stands in no list',
    async (run) => {
      for (const kind of Object.values(kinds)) await clear(run, kind)
    },
  ),
})
