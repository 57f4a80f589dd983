import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { warningText } from '../../src/platform/session/limits.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const hours = (count: number) => count * 3_600_000
const email = 'rowan@example.com'
const key = 'emberhall.session'
const record = (secondsLeft: unknown, userId: unknown = 'rowan') =>
  JSON.stringify({
    userId,
    session: { exp: typeof secondsLeft === 'number' ? Date.now() / 1000 + secondsLeft : secondsLeft },
  })
const profile = () => page.getByRole('heading', { level: 1, name: 'Profile' })
const login = () => page.getByRole('textbox', { name: 'Phone or Email' })

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stored record paints the page before the server has answered', async () => {
  fakeNetwork().hold('getUserInfo')
  const browser = fakeBrowser()
  browser.items.set(key, record(3600))
  await openApp({ at: '/profile', browser })
  await expect.element(profile()).toBeVisible()
})

describe.each([
  ['no JSON', () => '{"userId": "row'],
  ['another program’s', () => '["dark", 12]'],
  ['of nobody', () => record(3600, '')],
  ['of somebody who is no text', () => record(3600, 12)],
  ['without an end', () => record(undefined)],
  ['with an end that is no number', () => record('soon')],
  ['with an end that is NaN', () => record(Number.NaN)],
  ['that has expired', () => record(-1)],
  ['that ends within the ten seconds of the automatic sign-out', () => record(9)],
])('a stored record %s', (_, text) => {
  test('is not painted, and the server decides', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    const release = network.hold('getUserInfo')
    const browser = fakeBrowser()
    browser.items.set(key, text())
    const { leave } = await openApp({ at: '/profile', browser })
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(page.getByText('Checking your session…')).toBeInTheDocument()
    await expect.element(profile()).not.toBeInTheDocument()
    release()
    await expect.element(profile()).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
  })
})

describe.each(['blocked', 'full', 'absent'] as const)('storage that is %s', (fault) => {
  test('costs a reload its quick paint, and nothing else', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    const browser = fakeBrowser()
    browser.state[fault] = true
    await openApp({ at: '/profile', browser })
    await expect.element(profile()).toBeVisible()
    const asked = network.count('getUserInfo')
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(network.count('getUserInfo'), 'nothing in it is missed').toBe(asked)
  })

  test('lets a visitor sign in', async () => {
    fakeNetwork()
    const browser = fakeBrowser()
    browser.state[fault] = true
    await openApp({ at: '/profile', browser })
    await expect.element(login()).toBeVisible()
  })
})

describe.each([
  ['three hours ahead', hours(3)],
  ['three hours behind', -hours(3)],
])('a clock that is %s', (_, ahead) => {
  const openSkewed = async (options: { signedIn: boolean; at: string; browser?: ReturnType<typeof fakeBrowser> }) => {
    const network = fakeNetwork({ now: () => Date.now() - ahead, tellsTime: true })
    if (options.signedIn) await network.signIn(email)
    return { network, ...(await openApp(options)) }
  }

  test('neither signs out at once nor too late', async () => {
    const { leave } = await openSkewed({ signedIn: true, at: '/game/' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Game' })).toBeVisible()
    await expect.element(page.getByText(warningText)).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(3_588_000)
    expect(leave).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(leave).toHaveBeenCalledExactlyOnceWith('/logout')
  })

  test('does not sign out a person who has just signed in in another tab', async () => {
    const browser = fakeBrowser()
    const { network, leave } = await openSkewed({ signedIn: false, at: '/login', browser })
    await expect.element(login()).toBeVisible()
    await network.signIn(email)
    const exp = Math.floor((Date.now() - ahead) / 1000) + 3600
    browser.openTab().environment.openChannel()?.postMessage({ userId: 'rowan', session: { exp } })
    await expect.element(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('without a network', () => {
  beforeEach(() => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => onLine.mockRestore()
  })

  test('a stored record stands until there is one, and then the server decides', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    network.setFault('getUserInfo', '401-message')
    const browser = fakeBrowser()
    browser.items.set(key, record(3600))
    await openApp({ at: '/profile', browser })
    await expect.element(profile()).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network.count('getUserInfo')).toBe(0)
    window.dispatchEvent(new Event('online'))
    await expect.element(login()).toBeVisible()
    expect(network.count('getUserInfo')).toBe(1)
  })

  test('nobody waits for it who has none', async () => {
    fakeNetwork().setFault('getUserInfo', 'offline')
    await openApp({ at: '/profile' })
    await expect.element(login()).toBeVisible()
  })
})
