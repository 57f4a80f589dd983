import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FaultId } from '../../../../mocks/scenarios/faults.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { type AppStore, makeStore } from '../../../app/store.ts'
import { recordReceived, signedOut } from '../../../session/session-slice.ts'
import { endSession } from '../../../session/session-thunks.ts'
import { routes } from '../../../shell/routes.ts'
import Logout from './logout.tsx'
import '../../../ui/base.css'

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const again = () => button('Try again')
const said = (text: string | RegExp) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const signsOut = 'Signing you out…'
const isOut = 'You are signed out. Come back soon.'
const isLate = /^The server has not answered yet/

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

const pageIn = (store: AppStore) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={['/logout']}>
      <Logout />
    </MemoryRouter>
  </Provider>
)

/** Opens the page while the logout that its load has begun is under way. */
async function open(fault?: FaultId) {
  const network = fakeNetwork()
  network.setFault('logout', fault)
  const release = network.hold('logout')
  const store = makeStore()
  const end = () => void store.dispatch(endSession())
  end()
  await render(pageIn(store))
  await said(signsOut)
  return { network, release, store, end }
}

/** Lets the page render what its timers have done. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

/** What tells a link or button that draws attention from another one. */
function look(element: ReturnType<typeof link>) {
  const { color, backgroundColor, borderTopColor } = getComputedStyle(element.element())
  return `${color} on ${backgroundColor} in ${borderTopColor}`
}

test('a logout that goes well leads on, and the focus stays where it was', async () => {
  const { release } = await open()
  await expect.element(again()).not.toBeInTheDocument()
  release()
  await said(isOut)
  await expect.element(link('Sign in again')).toHaveAttribute('href', routes.login.path)
  await expect.element(again()).not.toBeInTheDocument()
  await expect.element(link('Sign in again')).not.toHaveFocus()
})

test('it is late after ten seconds, and no longer once the answer comes', async () => {
  const { release } = await open()
  await pass(9_999)
  await said(signsOut)
  await pass(1)
  // What waits for a text lets more time pass.
  expect(page.getByText(isLate).query()).toBeVisible()
  await expect.element(again()).not.toHaveAttribute('aria-disabled')
  release()
  await said(isOut)
  await expect.element(again()).not.toBeInTheDocument()
})

test('a late one is tried again with a time of its own, and the focus goes on when it is done', async () => {
  const { network, release } = await open()
  await pass(10_000)
  await again().click()
  await expect.poll(() => [network.count('logout'), network.countAborted('logout')]).toEqual([2, 1])
  await said(signsOut)
  await expect.element(again()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(again()).toHaveFocus()
  await pass(9_000)
  await said(signsOut)
  await pass(1000)
  await said(isLate)
  await expect.element(again()).toHaveFocus()
  release()
  await said(isOut)
  await expect.element(link('Sign in again')).toHaveFocus()
})

test('a logout that was late makes the next one on the same page no sooner late', async () => {
  const { release, network, end } = await open()
  await pass(10_000)
  await said(isLate)
  release()
  await said(isOut)
  network.hold('logout')
  end()
  await said(signsOut)
  expect(again().query()).toBeNull()
})

test('each logout has its own time, however long the page is open before', async () => {
  const { release, store, network, end } = await open()
  release()
  await said(isOut)
  await pass(11_000)
  network.hold('logout')
  end()
  await said(signsOut)
  await pass(9_000)
  await said(signsOut)
  expect(store.getState().session.logout).toBe('pending')
  await pass(1000)
  await said(isLate)
})

test('what failed is said, and trying again draws more attention than signing in', async () => {
  const { network, release, store } = await open('500-message')
  const away = page.getByRole('heading', { name: 'Sign out' })
  await away.hover()
  release()
  await said(/the server could not be told/)
  const others = () => [look(link('Sign in again')), look(link('To the welcome page'))]
  await expect.poll(() => new Set(others()).size).toBe(1)
  const [secondary] = others()
  const primary = look(again())
  expect(primary).not.toBe(secondary)
  network.setFault('logout')
  await again().click()
  await expect.element(link('Sign in again')).toHaveFocus()
  await away.hover()
  await expect.poll(others).toEqual([primary, secondary])
  store.dispatch(recordReceived({ userId: 'rowan', session: { exp: Date.now() / 1000 + 3600 } }))
  await expect.element(link('Home')).toHaveAttribute('href', routes.home.path)
  expect([look(link('Home')), look(button('Sign out'))]).toEqual([primary, secondary])
})

test('who is signed in is offered the ways on, and no second sign-in', async () => {
  const store = makeStore()
  store.dispatch(recordReceived({ userId: 'rowan', session: { exp: Date.now() / 1000 + 3600 } }))
  await render(pageIn(store))
  await said('You are signed in.')
  await expect.element(link('Sign in again')).not.toBeInTheDocument()
  store.dispatch(signedOut())
  await said('You are signed out.')
  await expect.element(button('Sign out')).not.toBeInTheDocument()
})

test('until it is known whether somebody is signed in, that is said', async () => {
  const store = makeStore()
  await render(pageIn(store))
  await said('Checking your session…')
  store.dispatch(recordReceived(null))
  await said('You are signed out.')
})

test('the page is announced after it is there: at first it says nothing, or that the logout is under way', () => {
  fakeNetwork()
  const first = (store: AppStore) => /<span role="status">(.*?)<\/span>/.exec(renderToString(pageIn(store)))?.[1]
  const store = makeStore()
  expect(first(store)).toBe('')
  void store.dispatch(endSession())
  expect(first(store)).toBe(signsOut)
})
