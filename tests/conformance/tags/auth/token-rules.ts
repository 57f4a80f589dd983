import { type Check, does, doesWith, rulesAt } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Exchange, Run } from '../../kernel/run.ts'
import { need, sessionCookiesOf, sessionNames, signInWith, whoIs } from '../../kernel/sign-in.ts'
import { createJar, type Jar, removes } from '../../kernel/transport/cookies.ts'

const cookie = '#/components/headers/SessionCookie'
const scheme = '#/components/securitySchemes/cookieSession'
/** 128 bits need at least so many characters (of 64 possible ones). Two random tokens differ in nearly all of them. */
const tokenLength = 22
const tokenApart = 16
/** Headers from which some servers accept a token besides the cookie. */
const tokenHeaders = ['X-Session-Token', 'X-Session-Id', 'X-Auth-Token', 'X-Access-Token', 'X-Csrf-Token']

/** A session cannot be guessed, chosen, kept from before sign-in, or used in another way than by its cookie. */
export const tokenRules: Check[] = rulesAt(cookie, {
  /** Somebody who can plant a cookie (a sibling domain, a shared computer) must not know the session that follows. */
  'session-is-new': does('each sign-in opens a session of its own', async (run) => {
    const { jar } = await need(run, 'signedIn')
    const planted = 'planted-before-the-sign-in-000000'
    const names = sessionNames(run, jar)
    const fixed = createJar(Object.fromEntries(names.map((name) => [name, planted])))
    const { checked } = await signInWith(run, run.contact(), fixed)
    for (const name of names) {
      if (fixed.get(name) === planted) run.fail(`the cookie ${name} that the browser came with stays`, cookie, checked)
      const asPlanted = createJar({ [name]: planted })
      run.hasStatus(await whoIs(run, asPlanted), 401, 'a session that was planted before the sign-in')
    }
    await overAnother(run, jar)
  }),
  'session-exact': doesWith({ where: scheme }, 'a session is found by its whole token alone', async (run) => {
    const { jar } = await need(run, 'signedIn')
    const [name, ...more] = sessionNames(run, jar)
    // With several cookies, a client cannot know which one carries the session.
    if (name === undefined || more.length > 0) return
    const token = jar.get(name) ?? ''
    const swapped = [...token]
      .map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
      .join('')
    const isHex = /^[0-9a-f-]*$/i.test(token)
    const near = [
      String(field(await need(run, 'userInfo'), 'userId')),
      token.slice(0, -1),
      `${token}x`,
      token.slice(0, token.length / 2),
      ...(isHex ? [] : [swapped]),
    ]
    for (const value of near)
      run.hasStatus(await whoIs(run, createJar({ [name]: value })), 401, 'a token that is nearly the one of a session')
  }),
  'session-by-cookie': doesWith({ where: scheme }, 'a session comes by its cookie alone', async (run) => {
    const { jar } = await need(run, 'signedIn')
    const pairs = sessionNames(run, jar).map((name) => [name, jar.get(name) ?? ''] as const)
    for (const [name, token] of pairs) {
      const inAddress = await run.call('getUserInfo', { query: { [name]: token } })
      run.hasStatus(inAddress, 401, 'a session in the address')
      const bearer = await run.call('getUserInfo', { headers: { Authorization: `Bearer ${token}` } })
      run.hasStatus(bearer, 401, 'a session as a bearer token')
      const headers = Object.fromEntries(tokenHeaders.map((header) => [header, token]))
      run.hasStatus(await run.call('getUserInfo', { headers }), 401, `a session in ${tokenHeaders.join(', ')}`)
    }
  }),
  'sessions-drawn': doesWith({ phase: 'looking back' }, 'sessions cannot be guessed', async (run) => {
    const all = [...tokensOf(run).values()]
    const weak = all.map((tokens) => weaknessOf(tokens.map(([token]) => token)))
    // One strong cookie is enough: the others may hold something that is not secret.
    const [first] = weak
    if (first && weak.every((one) => one !== undefined)) run.fail(first.message, cookie, all[0]?.[first.at]?.[1])
  }),
  'session-not-in-answer': doesWith(
    { where: scheme, phase: 'looking back' },
    'the session stands in no answer but as its cookie',
    async (run) => {
      const tokens = [...tokensOf(run).values()].flatMap((all) => all.map(([token]) => token))
      const forms = tokens
        .filter((token) => token.length >= 8)
        .flatMap((token) => {
          const bytes = Buffer.from(token)
          return [token, decoded(token), bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]
        })
      for (const exchange of run.exchanges) {
        const { headers, body } = exchange.came
        const texts = [
          body,
          ...headers.filter(([name]) => name.toLowerCase() !== 'set-cookie').map(([, value]) => value),
        ]
        if (!forms.some((form) => texts.some((text) => text.includes(form)))) continue
        run.fail('the token of a session stands in the answer, where a script can read it', scheme, exchange)
        return
      }
    },
  ),
})

/** Signing in while another person is signed in opens a new session. */
async function overAnother(run: Run, before: Jar): Promise<void> {
  const taken = before.copy()
  const { checked } = await signInWith(run, run.contact(), taken)
  const names = sessionNames(run, before)
  if (names.length > 0 && names.every((name) => taken.get(name) === before.get(name)))
    run.fail(`the cookie ${names} of the person before stays`, cookie, checked)
  const info = await whoIs(run, taken)
  if (field(info, 'userId') === field(await need(run, 'userInfo'), 'userId'))
    run.fail('who signs in is the person who was signed in before', cookie, info)
}

/** The tokens of sign-ins, by the name of their cookie. */
function tokensOf(run: Run): Map<string, [token: string, exchange: Exchange][]> {
  const tokens = new Map<string, [string, Exchange][]>()
  for (const exchange of run.exchanges.filter(({ id, came }) => id === 'checkVerification' && came.status === 200))
    for (const one of sessionCookiesOf(run, exchange).filter((each) => !removes(each)))
      tokens.set(one.name, [...(tokens.get(one.name) ?? []), [one.value, exchange]])
  return tokens
}

/** Why tokens can be guessed, and which of them shows it; nothing if they cannot. */
export function weaknessOf(tokens: readonly string[]): { message: string; at: number } | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.length < tokenLength) {
      const message = `a token has ${token.length} characters; 128 random bits take at least ${tokenLength}`
      return { message, at }
    }
    for (const other of tokens.slice(0, at)) {
      const apart = [...token].filter((one, place) => one !== other[place]).length
      if (apart < tokenApart) return { message: `two tokens differ in ${apart} of ${token.length} characters`, at }
    }
  }
  return undefined
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
