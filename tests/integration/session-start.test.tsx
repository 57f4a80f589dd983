import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { fakeBrowser } from '../support/session-tabs.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const email = 'rowan@example.com'
const key = 'emberhall.session'
const wanted = () => sessionStorage.getItem('emberhall.return-to')
const profile = () => page.getByRole('heading', { level: 1, name: 'Profile' })
const login = () => page.getByRole('textbox', { name: 'Phone or Email' })

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
test('a stored record paints the page before the server has answered', async () => {
  fakeNetwork().hold('getUserInfo')
  const browser = fakeBrowser()
  browser.items.set(key, JSON.stringify({ userId: 'rowan', session: { exp: now / 1000 + 3600 } }))
  sessionStorage.setItem('emberhall.return-to', '/profile')
  const { goTo } = await openApp({ at: '/profile', browser })
  await expect.element(profile()).toBeVisible()
  await expect.poll(wanted, { message: 'nobody is offered the page that is open' }).toBeNull()
  sessionStorage.setItem('emberhall.return-to', '/game/')
  goTo('/game/')
  await expect.poll(wanted).toBeNull()
})

test('a damaged record is not painted: the page waits for the server', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  const release = network.hold('getUserInfo')
  const browser = fakeBrowser()
  browser.items.set(key, '{"userId": "row')
  await openApp({ at: '/profile', browser })
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByRole('status').filter({ hasText: 'Checking your session…' })).toBeInTheDocument()
  await expect.element(profile()).not.toBeInTheDocument()
  release()
  await expect.element(profile()).toBeVisible()
})

test('where storage is blocked a visitor can sign in', async () => {
  fakeNetwork()
  const browser = fakeBrowser()
  browser.state.blocked = true
  await openApp({ at: '/profile', browser })
  await expect.element(login()).toBeVisible()
})
