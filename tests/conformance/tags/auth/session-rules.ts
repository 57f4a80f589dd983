import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field, headerOf, type Run, setCookiesOf } from '../../kernel/run.ts'
import { flagFaults, parseSetCookie, removes } from '../../kernel/transport/cookies.ts'
import { need } from './main-person.ts'
import { nothingToEnd } from './session-cases.ts'

const cookie = '#/components/headers/SessionCookie'
const exp = '#/components/schemas/Session/properties/exp'
const userId = '#/components/schemas/UserInfo/properties/userId'
const logout = pointerTo('logout', 'description')
/** No session lasts so long, in seconds: ten years. What does is in milliseconds. */
const tooLong = 10 * 365 * 86_400

/** What a session is: a cookie out of a script's reach, with an end, that logout ends at once. */
export const sessionRules: Check[] = [
  { id: 'session-cookie', title: 'the session is a cookie with safe flags', where: cookie, run: cookieFlags },
  { id: 'session-end', title: 'a session ends in the future, in Unix seconds', where: exp, run: sessionEnd },
  { id: 'same-user', title: 'the user id stays the same', where: userId, run: sameUser },
  { id: 'logout-clears-cookie', title: 'logout clears the cookie', where: logout, run: clearsCookie },
  { id: 'logout-ends-session', title: 'logout ends the session', where: logout, run: endsSession },
]

async function cookieFlags(run: Run): Promise<void> {
  const { checked } = need(run, 'signedIn')
  const { basePath, secure } = run.target
  if (setCookiesOf(checked.came).length === 0) run.fail('the right code sets no cookie', cookie, checked)
  const seen = [checked, need(run, 'userInfo')]
  for (const exchange of seen) {
    for (const line of setCookiesOf(exchange.came)) {
      for (const fault of flagFaults(parseSetCookie(line), basePath, secure)) run.fail(fault, cookie, exchange)
    }
  }
}

async function sessionEnd(run: Run): Promise<void> {
  const info = need(run, 'userInfo')
  const end = field(info, 'session', 'exp')
  // The comparison with the contract tells that it is no number.
  if (typeof end !== 'number') return
  const date = Date.parse(headerOf(info.came, 'date') ?? '')
  const now = (Number.isNaN(date) ? Date.now() : date) / 1000
  if (end <= now) run.fail('exp lies in the past', exp, info)
  if (end > now + tooLong) run.fail('exp lies more than ten years ahead: is it in milliseconds?', exp, info)
}

async function sameUser(run: Run): Promise<void> {
  const { jar, contact } = need(run, 'signedIn')
  const first = need(run, 'userInfo')
  const second = await run.call('getUserInfo', { jar })
  if (!run.hasStatus(second, 200, 'a second look')) return
  compareUsers(run, field(first, 'userId'), field(second, 'userId'), 'a second look', second)
  if (Number(field(second, 'session', 'exp')) < Number(field(first, 'session', 'exp')))
    run.fail('a second look shortens the session', pointerTo('getUserInfo', 'description'), second)

  const again = await run.start(contact)
  const code = await run.code(contact)
  const other = run.newJar()
  const checked = await run.call('checkVerification', { body: { requestId: again.requestId, code }, jar: other })
  if (!run.hasStatus(checked, 200, 'a second sign-in')) return
  const third = await run.call('getUserInfo', { jar: other })
  if (run.hasStatus(third, 200, 'a second sign-in'))
    compareUsers(run, field(first, 'userId'), field(third, 'userId'), 'a second sign-in of the same contact', third)
}

function compareUsers(run: Run, first: unknown, then: unknown, what: string, exchange: Parameters<Run['fail']>[2]) {
  if (first !== then) run.fail(`${what} gives another user id`, userId, exchange)
}

async function clearsCookie(run: Run): Promise<void> {
  const { before, exchange } = need(run, 'loggedOut')
  const cookies = setCookiesOf(exchange.came).map(parseSetCookie)
  const left = before.names().filter((name) => !cookies.some((each) => each.name === name && removes(each)))
  for (const name of left) run.fail(`the cookie ${name} is not cleared`, logout, exchange)
  // A browser removes only the cookie that has the same Path.
  for (const each of cookies.filter((one) => one.attributes.get('path') === undefined))
    run.fail(`the cookie ${each.name} is cleared without a Path, and so stays`, cookie, exchange)
}

async function endsSession(run: Run): Promise<void> {
  const { before } = need(run, 'loggedOut')
  // The old cookie, as a thief or another tab would still have it: the server has to forget, not only the browser.
  const info = await run.call('getUserInfo', { jar: before.copy() })
  run.hasStatus(info, 401, 'the user info after logout, with the old cookie')
  run.hasStatus(await run.call('logout', { jar: before.copy() }), nothingToEnd, 'a second logout with the old cookie')
}
