import { type Check, does, doesWith, pointerTo, rulesAt } from '../../kernel/check.ts'
import { field, serverTime } from '../../kernel/exchange.ts'
import type { Exchange, Run } from '../../kernel/run.ts'
import { need, sessionCookiesOf, sessionNames, signInWith, whoIs } from '../../kernel/sign-in.ts'
import { endOf, flagFaults, removes } from '../../kernel/transport/cookies.ts'

const cookie = '#/components/headers/SessionCookie'
const exp = '#/components/schemas/Session/properties/exp'
const looking = pointerTo('getUserInfo', 'description')
const logout = pointerTo('logout', 'description')
/** A session's longest plausible length, in seconds: ten years. A longer one was given in milliseconds. */
const tooLong = 10 * 365 * 86_400
/** The most that the ends of cookie and session may differ, in seconds: their clocks are read at different moments. */
const cookieSlack = 60
/** The time after which a sliding `exp`, which has whole seconds, has changed, in milliseconds. */
const sliding = 1100

/** The answers of a logout without a session. A server may refuse it, or treat it as done. */
export const nothingToEnd = [401, 204] as const

/** A session is a cookie that scripts cannot read, and ends. */
export const sessionRules: Check[] = rulesAt(cookie, {
  'session-cookie': does('the session is a cookie with safe flags', async (run) => {
    const { checked } = await need(run, 'signedIn')
    const { basePath, secure } = run.target
    if (sessionCookiesOf(run, checked).length === 0) run.fail('the right code sets no cookie', cookie, checked)
    for (const exchange of [checked, await need(run, 'userInfo')]) {
      const cookies = sessionCookiesOf(run, exchange)
      for (const one of cookies)
        for (const fault of flagFaults(one, basePath, secure)) run.fail(fault, cookie, exchange)
      const twice = cookies.find(({ name }, at) => cookies.findIndex((each) => each.name === name) !== at)
      if (twice) run.fail(`the cookie ${twice.name} is set twice in one answer`, cookie, exchange)
    }
  }),
  'session-end': doesWith({ where: exp }, 'a session ends in the future, in Unix seconds', async (run) => {
    const info = await need(run, 'userInfo')
    const end = field(info, 'session', 'exp')
    // The comparison with the contract reports an end that is not a number.
    if (typeof end !== 'number') return
    const now = serverTime(info) / 1000
    if (end <= now) run.fail('exp lies in the past', exp, info)
    if (end > now + tooLong) run.fail('exp lies more than ten years ahead: is it in milliseconds?', exp, info)
  }),
  'cookie-ends-with-session': does('the cookie ends when the session does', cookieEnd),
  'session-expires': doesWith(
    { where: exp, phase: 'aging', takes: 7200 },
    'a session lasts to its end, and no longer',
    async (run) => {
      const { jar } = await signInWith(run, run.contact({ times: 2 }), run.newJar())
      const endIn = (exchange: Exchange) => Number(field(exchange, 'session', 'exp')) * 1000 - Date.now()
      await run.target.pass(endIn(await whoIs(run, jar)) - margin)
      const late = await whoIs(run, jar)
      if (!run.hasStatus(late, 200, 'a moment before the session ends')) return
      const after = endIn(late)
      await run.target.pass(after - margin)
      const old = jar.copy()
      await run.target.pass(2 * margin)
      // A logout first would end a session that never ends.
      run.hasStatus(await whoIs(run, old.copy()), 401, 'after the end of the session')
      const ended = await run.call('logout', { jar: old })
      run.hasStatus(ended, nothingToEnd, 'a logout after the end of the session')
    },
  ),
  'logout-clears-cookie': doesWith({ where: logout, phase: 'ended' }, 'logout clears the cookie', async (run) => {
    const { before, exchange } = await need(run, 'loggedOut')
    const cookies = sessionCookiesOf(run, exchange)
    const left = sessionNames(run, before).filter(
      (name) => !cookies.some((each) => each.name === name && removes(each)),
    )
    for (const name of left) run.fail(`the cookie ${name} is not cleared`, logout, exchange)
    // A browser removes a cookie only if the Path is the same (RFC 6265, section 5.3).
    const set = [(await need(run, 'signedIn')).checked, await need(run, 'userInfo')].flatMap((one) =>
      sessionCookiesOf(run, one),
    )
    for (const { name, attributes } of cookies) {
      const paths = set.filter((one) => one.name === name).map((one) => one.attributes.get('path'))
      const path = attributes.get('path')
      const how = path === undefined ? 'cleared without a Path' : `set with Path=${paths[0]}, cleared with Path=${path}`
      if (path === undefined || (paths.length > 0 && !paths.includes(path)))
        run.fail(`the cookie ${name} is ${how}, and so stays`, cookie, exchange)
    }
  }),
  'logout-ends-session': doesWith({ where: logout, phase: 'ended' }, 'logout ends the session', async (run) => {
    const { before } = await need(run, 'loggedOut')
    // The old cookie, as a thief or another tab would have it. The server has to end the session, not only the browser.
    run.hasStatus(await whoIs(run, before.copy()), 401, 'the user info after logout, with the old cookie')
    const again = await run.call('logout', { jar: before.copy() })
    run.hasStatus(again, nothingToEnd, 'a second logout with the old cookie')
  }),
  /** The person's other browser, and other people, stay signed in. */
  'logout-ends-no-other': doesWith({ where: logout, phase: 'ended' }, 'logout ends no other session', async (run) => {
    const guest = await run.person('guest')
    const host = await run.person('host')
    const { jar: second } = await need(run, 'guestsSecond')
    for (const jar of [guest.jar, host.jar, second]) await whoIs(run, jar)
    run.hasStatus(await run.call('logout', { jar: second }), 204, 'logout in a second browser')
    run.hasStatus(await whoIs(run, guest.jar), 200, 'the first browser, after logout in a second one')
    run.hasStatus(await whoIs(run, host.jar), 200, 'another person, after a logout')
  }),
  /**
   * Userinfo calls that are under way when the session ends. A server that writes the session back after them would
   * revive it.
   */
  'logout-at-once': doesWith(
    { where: logout, phase: 'ended' },
    'logout ends the session, whatever is under way',
    async (run) => {
      const { jar } = await run.person('host')
      const old = jar.copy()
      const looks = Array.from({ length: 5 }, () => whoIs(run, jar))
      await Promise.all([...looks, run.call('logout', { jar: old.copy() })])
      for (const one of [old, jar])
        run.hasStatus(await whoIs(run, one.copy()), 401, 'user info after a logout with five looks under way')
    },
  ),
})

/** A cookie without an age ends with the browser, which is allowed. One with an age ends with the session. */
async function cookieEnd(run: Run): Promise<void> {
  const { jar, checked } = await need(run, 'signedIn')
  const first = await whoIs(run, jar)
  await run.target.pass(sliding)
  const second = await whoIs(run, jar)
  const [was, is] = [first, second].map((one) => Number(field(one, 'session', 'exp')))
  compareEnds(run, checked, Number(field(await need(run, 'userInfo'), 'session', 'exp')))
  compareEnds(run, second, Number(is))
  const hasAge = sessionCookiesOf(run, checked).some((one) => endOf(one, 0) !== undefined)
  // Another check may have called with the same session meanwhile.
  const since = run.exchanges.slice(run.exchanges.indexOf(first) + 1)
  const own = since.filter(({ sent }) => sent.headers.Cookie === first.sent.headers.Cookie)
  if (hasAge && Number(is) > Number(was) && own.every((one) => sessionCookiesOf(run, one).length === 0))
    run.fail('the session is extended, and its cookie is not set again', looking, second)
}

function compareEnds(run: Run, exchange: Exchange, end: number) {
  // Another check reports a wrong Date. The end has to fit the server's clock or ours.
  const [byServer = 0, byOurs = 0] = [serverTime(exchange), exchange.at].map((ms) => ms / 1000)
  for (const one of sessionCookiesOf(run, exchange)) {
    const cookieEnd = endOf(one, byServer)
    const apart = [byServer, byOurs].map((now) => Math.abs((endOf(one, now) ?? end) - end))
    if (cookieEnd === undefined || Number.isNaN(end) || Math.min(...apart) <= cookieSlack) continue
    const off = `${Math.round(Math.abs(cookieEnd - end))} s ${cookieEnd < end ? 'before' : 'after'}`
    run.fail(`the cookie ${one.name} ends ${off} the session`, cookie, exchange)
  }
}

/** The most that two clocks and the time of a call may differ, in milliseconds. */
const margin = 3000

const userId = '#/components/schemas/UserInfo/properties/userId'
const opens = pointerTo('checkVerification', 'description')

/** A session belongs to one person and one browser. */
export const userRules: Check[] = rulesAt(userId, {
  'same-user': does('the user id stays the same', async (run) => {
    const { jar } = await need(run, 'signedIn')
    const first = await need(run, 'userInfo')
    const second = await whoIs(run, jar)
    if (!run.hasStatus(second, 200, 'a second look')) return
    compareUsers(run, first, second, 'a second look')
    if (Number(field(second, 'session', 'exp')) < Number(field(first, 'session', 'exp')))
      run.fail('a second look shortens the session', looking, second)

    const { checked, jar: other } = await need(run, 'second')
    const still = await whoIs(run, jar)
    if (still.came.status === 401)
      run.fail('a sign-in in a second browser ends the session of the first', opens, checked)
    const third = await whoIs(run, other)
    if (!run.hasStatus(third, 200, 'a second sign-in')) return
    compareUsers(run, first, third, 'a second sign-in of the same contact')
  }),
  /** A laptop, a phone, a tablet and the machine at work: a sign-in in one browser ends no session in another. */
  'sessions-side-by-side': doesWith({ where: opens }, 'one person is signed in in four browsers', async (run) => {
    const { jar, contact } = await need(run, 'signedIn')
    const jars = [jar, (await need(run, 'second')).jar, run.newJar(), run.newJar()]
    for (const each of jars.slice(2)) await signInWith(run, contact, each)
    for (const [at, each] of jars.entries())
      run.hasStatus(await whoIs(run, each), 200, `browser ${at + 1} of 4 in which one person has signed in`)
  }),
  'spelling-is-one-user': does('a domain in capitals is the same user', async (run) => {
    const guest = await run.person('guest')
    const first = await whoIs(run, guest.jar)
    const { jar } = await need(run, 'guestsSecond')
    const then = await whoIs(run, jar)
    if (run.hasStatus(then, 200, 'a sign-in with the domain in capitals'))
      compareUsers(run, first, then, 'a sign-in with the domain in capitals')
  }),
  'sessions-apart': does('people have sessions of their own', apart),
})

function compareUsers(run: Run, first: Exchange, then: Exchange, what: string) {
  if (field(first, 'userId') !== field(then, 'userId')) run.fail(`${what} gives another user id`, userId, then)
}

async function apart(run: Run): Promise<void> {
  const guest = await run.person('guest')
  const info = await whoIs(run, guest.jar)
  if (!run.hasStatus(info, 200, "another person's session")) return
  if (field(info, 'userId') === field(await need(run, 'userInfo'), 'userId'))
    run.fail('two people have one user id', userId, info)
}
