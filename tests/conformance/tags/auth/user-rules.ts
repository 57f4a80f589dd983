import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { need } from './main-person.ts'
import { lookAt, signInWith } from './verification.ts'

const userId = '#/components/schemas/UserInfo/properties/userId'
const looking = pointerTo('getUserInfo', 'description')
const opens = pointerTo('checkVerification', 'description')

/** A session belongs to one person and one browser. */
export const userRules: Check[] = [
  { id: 'same-user', title: 'the user id stays the same', where: userId, run: sameUser },
  { id: 'sessions-side-by-side', title: 'one person is signed in in four browsers', where: opens, run: fourBrowsers },
  { id: 'spelling-is-one-user', title: 'a domain in capitals is the same user', where: userId, run: spelledAlike },
  { id: 'sessions-apart', title: 'people have sessions of their own', where: userId, run: apart },
]

async function sameUser(run: Run): Promise<void> {
  const { jar } = await need(run, 'signedIn')
  const first = await need(run, 'userInfo')
  const second = await lookAt(run, jar)
  if (!run.hasStatus(second, 200, 'a second look')) return
  compareUsers(run, first, second, 'a second look')
  if (Number(field(second, 'session', 'exp')) < Number(field(first, 'session', 'exp')))
    run.fail('a second look shortens the session', looking, second)

  const { checked, jar: other } = await need(run, 'second')
  const still = await lookAt(run, jar)
  if (still.came.status === 401) run.fail('a sign-in in a second browser ends the session of the first', opens, checked)
  const third = await lookAt(run, other)
  if (!run.hasStatus(third, 200, 'a second sign-in')) return
  compareUsers(run, first, third, 'a second sign-in of the same contact')
}

function compareUsers(run: Run, first: Exchange, then: Exchange, what: string) {
  if (field(first, 'userId') !== field(then, 'userId')) run.fail(`${what} gives another user id`, userId, then)
}

/** A laptop, a phone, a tablet and the machine at work: a sign-in in one browser ends no session in another. */
async function fourBrowsers(run: Run): Promise<void> {
  const { jar, contact } = await need(run, 'signedIn')
  const jars = [jar, (await need(run, 'second')).jar, run.newJar(), run.newJar()]
  for (const each of jars.slice(2)) await signInWith(run, contact, each)
  for (const [at, each] of jars.entries())
    run.hasStatus(await lookAt(run, each), 200, `browser ${at + 1} of 4 in which one person has signed in`)
}

async function spelledAlike(run: Run): Promise<void> {
  const guest = await run.person('guest')
  const first = await lookAt(run, guest.jar)
  const { jar } = await need(run, 'guestsSecond')
  const then = await lookAt(run, jar)
  if (run.hasStatus(then, 200, 'a sign-in with the domain in capitals'))
    compareUsers(run, first, then, 'a sign-in with the domain in capitals')
}

async function apart(run: Run): Promise<void> {
  const guest = await run.person('guest')
  const info = await lookAt(run, guest.jar)
  if (!run.hasStatus(info, 200, "another person's session")) return
  if (field(info, 'userId') === field(await need(run, 'userInfo'), 'userId'))
    run.fail('two people have one user id', userId, info)
}
