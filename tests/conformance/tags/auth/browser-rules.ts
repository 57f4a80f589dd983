import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import { type Check, does, doesWith, pointerTo, rulesAt } from '../../kernel/check.ts'
import { reachable } from '../../kernel/contract.ts'
import { field, setCookiesOf } from '../../kernel/exchange.ts'
import type { Person, Request, Run } from '../../kernel/run.ts'
import { bodyFor, need, openRequest, tryCode, whoIs } from '../../kernel/sign-in.ts'

const origin = '#/servers/0'
const scheme = '#/components/securitySchemes/cookieSession'

/** Calls with what a browser sends beyond what the contract asks for. */
export const browserRules: Check[] = rulesAt(origin, {
  // Late, so that the check of a single answer reports what is wrong with it.
  'from-the-app': doesWith({ phase: 'ended' }, 'the app’s own page signs in and out', async (run) => {
    const contact = run.contact()
    const jar = run.newJar()
    const posted: Request = { jar, headers: ofBrowser(run, 'POST') }
    const started = await run.call('startVerification', { ...posted, body: bodyFor(contact) })
    if (!run.hasStatus(started, 200, 'a code, asked for as the app’s page does')) return
    const body = { requestId: field(started, 'requestId'), code: await run.code(contact) }
    const checked = await run.call('checkVerification', { ...posted, body })
    if (!run.hasStatus(checked, 200, 'the right code, sent as the app’s page does')) return
    const info = await run.call('getUserInfo', { jar, headers: ofBrowser(run, 'GET') })
    run.hasStatus(info, 200, 'user info, asked for as the app’s page does')
    run.hasStatus(await run.call('logout', posted), 204, 'logout, as the app’s page does')
  }),
  /** A media type is case-insensitive, and may have a charset (RFC 9110, section 8.3.1; RFC 8259, section 11). */
  'json-by-any-name': does('JSON is taken however its type is written', async (run) => {
    const names = ['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'Application/JSON']
    for (const contentType of names) {
      const body = { requestId: crypto.randomUUID(), code: '000000' }
      const unknown = await run.call('checkVerification', { body, contentType })
      run.hasStatus(unknown, 410, `an unknown request, as ${contentType}`)
    }
  }),
  /** Other cookies of the host must not disturb, whatever they contain (RFC 6265, section 5.4). */
  'other-cookies': doesWith({ where: scheme }, 'a session is found among other cookies', async (run) => {
    const { jar } = await need(run, 'signedIn')
    const foreign = ['theme=dark', 'discount=100%', 'note="a, b"', 'flag']
    for (const other of foreign) {
      for (const cookie of [`${other}; ${jar.header()}`, `${jar.header()}; ${other}`]) {
        const info = await run.call('getUserInfo', { headers: { Cookie: cookie } })
        jar.absorb(setCookiesOf(info.came))
        const place = cookie.startsWith(other) ? 'before' : 'behind'
        run.hasStatus(info, 200, `the cookie ${other} ${place} the session's`)
      }
      run.hasStatus(await run.call('getUserInfo', { headers: { Cookie: other } }), 401, `the cookie ${other} alone`)
    }
    run.hasStatus(await whoIs(run, jar), 200, 'the session, after that')
    const start = await run.call('startVerification', { body: { unheardOf: 1 }, jar })
    run.hasStatus(start, 400, 'what is refused, with a session')
    run.hasStatus(await tryCode(run, crypto.randomUUID(), '000000', jar), 410, 'an unknown request, with a session')
    run.hasStatus(await whoIs(run, jar), 200, 'the session, after refused calls')
  }),
})

/** The headers that Chromium adds to a page's call to its own origin (Fetch metadata, W3C; RFC 6454). */
function ofBrowser({ target }: Run, method: 'GET' | 'POST'): Record<string, string> {
  return {
    Accept: '*/*',
    'Accept-Language': 'en-GB,en;q=0.9',
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    Referer: `${target.origin}/login`,
    ...(method === 'POST' && { Origin: target.origin }),
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
  }
}

const where = '#/paths'
const logout = pointerTo('logout', 'description')
const others = ['GET', 'PUT', 'PATCH', 'DELETE'] as const

/** Only the contract's method has an effect, because links are followed, prefetched and repeated. */
export const methodRules: Check[] = rulesAt(where, {
  'only-post-acts': does('no other method sends or takes a code', async (run) => {
    const { contact, requestId } = await openRequest(run, run.contact())
    const code = await run.code(contact)
    for (const method of others) {
      await mustBeIdle(run, method, 'startVerification', bodyFor(contact))
      await mustBeIdle(run, method, 'checkVerification', { requestId, code })
    }
    const right = await tryCode(run, requestId, code)
    run.hasStatus(right, 200, 'the right code, after it and its contact were sent by other methods')
  }),
  'reading-ends-nothing': doesWith({ where: logout }, 'no method but POST ends a session', async (run) => {
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
  }),
})

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

async function callAs(run: Run, { jar }: Person, method: string, path: string, headers = {}): Promise<void> {
  const exchange = await run.send(method, path, { headers: { Cookie: jar.header(), ...headers } })
  // A userinfo that extends the session may set a new token.
  jar.absorb(setCookiesOf(exchange.came))
  const info = await whoIs(run, jar)
  if (info.came.status === 401) run.fail(`${method} ${path} with a session ends it`, logout, exchange)
  else run.hasStatus(info, 200, `a session, after ${method} ${path}`)
}
