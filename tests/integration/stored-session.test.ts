import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { warningText } from '../../src/session/session-timer.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { loadApp } from '../support/node-app.ts'
import { now, sessionPage } from '../support/session-page.ts'
import { fakeBrowser } from '../support/session-tabs.ts'

const { openTab, closeTabs } = await loadApp()

const hours = (count: number) => count * 3_600_000
const email = 'rowan@example.com'
const key = 'emberhall.session'
const record = (secondsLeft: unknown, userId: unknown = 'rowan') =>
  JSON.stringify({ userId, session: { exp: typeof secondsLeft === 'number' ? now / 1000 + secondsLeft : secondsLeft } })
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const page = sessionPage()

afterEach(closeTabs)

/** A browser in which this record is stored. */
function browserWith(text: string) {
  const browser = fakeBrowser()
  browser.items.set(key, text)
  return browser
}

describe.each([
  ['no JSON', '{"userId": "row'],
  ['another program’s', '["dark", 12]'],
  ['of no one', record(3600, '')],
  ['of someone who is no text', record(3600, 12)],
  ['without an end', record(undefined)],
  ['with an end that is no number', record('soon')],
  ['with an end that is NaN', record(Number.NaN)],
  ['that has expired', record(-1)],
  ['that ends at this moment', record(0)],
])('a stored record %s', (_, text) => {
  test('is removed, and the server decides', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    const release = network.hold('getUserInfo')
    const browser = browserWith(text)
    const { session, leave, userId } = openTab({ browser })
    expect(browser.items.has(key)).toBe(false)
    await wait(1000)
    expect(session()).toMatchObject({ known: false, user: null })
    release()
    await expect.poll(userId).toBeDefined()
    expect(leave).not.toHaveBeenCalled()
  })
})

describe.each(['blocked', 'full', 'absent'] as const)('storage that is %s', (fault) => {
  test('loses only the quick paint of a reload', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    const browser = fakeBrowser()
    browser.state[fault] = true
    const { userId, session } = openTab({ browser })
    await expect.poll(userId).toBeDefined()
    page.dispatch('pageshow')
    page.dispatch('focus')
    await wait(1000)
    expect(session().awaitedRequestId, 'nothing in it is missed').toBeNull()
    expect(network.count('getUserInfo')).toBe(1)
  })
})

describe.each([
  ['three hours ahead', hours(3)],
  ['three hours behind', -hours(3)],
])('a clock that is %s', (_, ahead) => {
  const skewed = () => fakeNetwork({ now: () => Date.now() - ahead, tellsTime: true })

  test('neither signs out at once nor too late', async () => {
    const network = skewed()
    await network.signIn(email)
    const { leave, userId, toasts } = openTab()
    await expect.poll(userId).toBeDefined()
    expect(toasts()).not.toContain(warningText)
    await wait(3_588_000)
    expect(toasts()).toContain(warningText)
    expect(leave).not.toHaveBeenCalled()
    await wait(2000)
    expect(leave).toHaveBeenCalledExactlyOnceWith('/logout')
  })

  test('does not sign out a person who has just signed in in another tab', async () => {
    const network = skewed()
    const { leave, userId, session, browser } = openTab({ at: '/login' })
    await expect.poll(() => session().known).toBe(true)
    await network.signIn(email)
    const exp = Math.floor((Date.now() - ahead) / 1000) + 3600
    browser.openTab().environment.openChannel()?.postMessage({ userId: 'rowan', session: { exp } })
    await expect.poll(userId).toBeDefined()
    await wait(60_000)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('offline', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false })
  })

  test('a stored record counts until the network returns, and then the server decides', async () => {
    const network = fakeNetwork()
    network.setFault('getUserInfo', '401-message')
    const { userId } = openTab({ browser: browserWith(record(3600)) })
    await wait(60_000)
    expect(userId()).toBe('rowan')
    expect(network.count('getUserInfo')).toBe(0)
    page.dispatch('online')
    await expect.poll(userId).toBeUndefined()
    page.dispatch('online')
    await wait(1000)
    expect(network.count('getUserInfo'), 'once is enough').toBe(1)
  })

  test('a logout that the server did not receive is not undone when the network returns', async () => {
    const network = fakeNetwork()
    await network.signIn(email)
    network.setFault('logout', 'offline')
    network.setFault('getUserInfo', 'offline')
    const { session } = openTab({ browser: browserWith(record(3600)), at: '/logout' })
    await expect.poll(() => session().logout).toBe('failed')
    network.setFault('getUserInfo')
    page.dispatch('online')
    await wait(1000)
    expect(session()).toMatchObject({ user: null, logout: 'failed' })
  })
})
