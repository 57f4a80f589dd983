import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { fakePage } from '../../tests/support/fake-page.ts'
import { loadSignIn } from '../../tests/support/node-sign-in.ts'
import { fakeBrowser } from '../../tests/support/session-tabs.ts'
import { markKey, writeMark } from './session-record.ts'

const { openTab, openVerify, closeTabs, pressLogout, endSession, refreshUser } = await loadSignIn()

let page: ReturnType<typeof fakePage>
beforeEach(() => {
  page = fakePage()
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

const mark = () => localStorage.getItem(markKey)
const isMarked = () => mark() !== null
const settle = () => new Promise((next) => setTimeout(next, 5))

/** A browser with two tabs of a person who has pressed Logout in the first one and left it at once. */
async function leaveEarly() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const browser = fakeBrowser()
  const left = openTab({ browser })
  const other = openTab({ browser })
  await expect.poll(() => [left.userId(), other.userId()]).not.toContain(undefined)
  const userId = left.userId()
  const record = browser.items.get('emberhall.session') ?? ''
  left.store.dispatch(pressLogout())
  return { network, browser, left, other, userId, record }
}

test('the press marks who signs out and when, and signs out the other tabs', async () => {
  const { network, other, userId } = await leaveEarly()
  expect(JSON.parse(mark() ?? '')).toEqual({ userId, at: expect.closeTo(Date.now(), -4) })
  expect(other.userId()).toBeUndefined()
  expect(network.count('logout'), 'the page that comes next sends it').toBe(0)
})

test("the press deletes the person's texts in every tab; an expiry does not", async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const browser = fakeBrowser()
  const [left, other] = [openTab({ browser }), openTab({ browser })]
  await expect.poll(() => [left.userId(), other.userId()]).not.toContain(undefined)
  const userId = left.userId() ?? ''
  const write = () => {
    sessionStorage.setItem(`emberhall.note.${userId}.game`, 'typed')
    localStorage.setItem(`emberhall.own/${userId}/boundaries.game`, 'kept')
  }
  const isKept = () =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].some((key) => key.includes(userId))
  write()
  network.setFault('getUserInfo', '401-message')
  await other.store.dispatch(refreshUser())
  expect([left.userId(), isKept()]).toEqual([undefined, true])
  network.setFault('getUserInfo')
  await left.store.dispatch(refreshUser())
  await expect.poll(other.userId).toBe(userId)
  const post = (message: unknown) => browser.openTab().environment.openChannel()?.postMessage(message)
  post({ pressed: userId })
  expect(isKept(), 'in a tab that hears of it after the mark is gone').toBe(false)
  write()
  writeMark(userId, Date.now())
  post(null)
  expect(isKept(), 'in a tab that hears of it').toBe(false)
  write()
  openTab({ browser, at: '/' })
  expect(isKept(), 'in a tab that starts with the mark').toBe(false)
})

test('while the mark exists, no stored record is used, and no tab asks who is signed in', async () => {
  const { network, browser, left, other, record } = await leaveEarly()
  network.setFault('logout', '503')
  browser.items.set('emberhall.session', record)
  const asked = network.count('getUserInfo')
  const started = openTab({ browser, at: '/idea-builder/' })
  expect(started.session()).toMatchObject({ user: null, known: true })
  for (const { store } of [left, other, started]) await expect(store.dispatch(refreshUser())).resolves.toBe(false)
  page.dispatch('pageshow')
  await settle()
  expect([left.userId(), other.userId(), started.userId()]).toEqual([undefined, undefined, undefined])
  expect(network.count('getUserInfo')).toBe(asked)
  expect(isMarked()).toBe(true)
})

test('a userinfo answer that was under way at the press signs no one in, and keeps the mark', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const release = network.hold('getUserInfo')
  const { store, session } = openTab()
  await expect.poll(() => network.count('getUserInfo')).toBe(1)
  store.dispatch(pressLogout())
  release()
  await expect.poll(() => network.countAnswered('getUserInfo')).toBe(1)
  await settle()
  expect(session().user).toBeNull()
  expect(isMarked()).toBe(true)
})

test.each([
  [undefined, false],
  ['401-message', false],
  ['503', true],
  ['offline', true],
] as const)(
  'a page that starts with the mark sends the logout; after %s the mark is kept: %o',
  async (fault, stands) => {
    const { network, browser } = await leaveEarly()
    network.setFault('logout', fault)
    openTab({ browser, at: '/' })
    await expect.poll(() => network.countAnswered('logout')).toBe(1)
    await expect.poll(isMarked).toBe(stands)
  },
)

test('a page that comes online with the mark sends the logout', async () => {
  const { network, browser } = await leaveEarly()
  network.setFault('logout', 'offline')
  openTab({ browser, at: '/' })
  await expect.poll(() => network.countAnswered('logout')).toBe(1)
  network.setFault('logout')
  page.dispatch('online')
  await expect.poll(isMarked).toBe(false)
})

test('a mark that another tab has removed sends nothing', async () => {
  const { network, browser } = await leaveEarly()
  network.setFault('logout', '503')
  const { store, session } = openTab({ browser, at: '/logout' })
  await expect.poll(() => session().logout).toBe('failed')
  localStorage.removeItem(markKey)
  page.dispatch('online')
  await settle()
  expect(network.count('logout')).toBe(1)
  await store.dispatch(endSession())
  expect(network.count('logout')).toBe(1)
  expect(session().user?.userId, 'the server says who has signed in').toBeDefined()
})

test('the answer to an earlier logout keeps the mark of a later press', async () => {
  const { network, browser } = await leaveEarly()
  const release = network.hold('logout')
  openTab({ browser, at: '/' })
  await expect.poll(() => network.count('logout')).toBe(1)
  localStorage.setItem(markKey, 'a later press')
  release()
  await settle()
  expect(mark()).toBe('a later press')
})

test('an accepted code removes the mark before anyone asks who is signed in; a refused one does not', async () => {
  const { network, check, userId, code } = await openVerify()
  localStorage.setItem(markKey, 'a press')
  await check(code === '000000' ? '000001' : '000000')
  expect(isMarked()).toBe(true)
  const asked = network.count('getUserInfo')
  await check()
  expect(isMarked()).toBe(false)
  expect(network.count('getUserInfo')).toBe(asked + 1)
  expect(userId()).toBeDefined()
})

test('a code check aborts a logout under way in another tab, and ends in a session', async () => {
  const { network, browser, check, userId, hasSession } = await openVerify()
  localStorage.setItem(markKey, 'a press')
  network.hold('logout')
  openTab({ browser, at: '/' })
  await expect.poll(() => network.count('logout')).toBe(1)
  await check()
  expect(network.countAborted('logout')).toBe(1)
  expect(userId()).toBeDefined()
  await expect(hasSession()).resolves.toBe(true)
})

test('a logout that begins during a code check waits for it, and is not sent once the code is accepted', async () => {
  const { network, browser, check, userId, checked } = await openVerify()
  const release = network.hold('checkVerification')
  const checking = check()
  await expect.poll(checked).toBe(1)
  localStorage.setItem(markKey, 'a press')
  const other = openTab({ browser, at: '/' })
  await settle()
  expect(network.count('logout')).toBe(0)
  release()
  await checking
  await settle()
  expect(network.count('logout')).toBe(0)
  expect(isMarked()).toBe(false)
  await expect.poll(() => [userId(), other.userId()]).not.toContain(undefined)
})

test('where storage is blocked, which refuses every lock, a code signs in and a logout ends the session', async () => {
  const { network, check, userId, store, session } = await openVerify()
  const locks = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  await check()
  expect(userId()).toBeDefined()
  await store.dispatch(endSession())
  expect([network.count('logout'), session().logout]).toEqual([1, 'done'])
})

test('the logout call outlives its page', async () => {
  const { browser } = await leaveEarly()
  const sent: Request[] = []
  const known = fetch
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return known(request)
  })
  openTab({ browser, at: '/logout' })
  await expect.poll(isMarked).toBe(false)
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
})
