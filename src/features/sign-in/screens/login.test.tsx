import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter, type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeStore } from '../../../app/store.ts'
import { recordReceived } from '../../../session/session-slice.ts'
import { saveReturnTo } from '../../../shell/return-to.ts'
import { pendingSet } from '../sign-in-slice.ts'
import Login from './login.tsx'

const reason = 'You have been invited to a game. Sign in to take your seat.'
const invitation = '/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789'

/** Hydrates the page as it was prerendered, in a tab whose visitor wanted to open `path`. `begin`: what they do before. */
async function reloadOnTheWayTo(path: string, begin = async () => {}) {
  const login = (
    <Provider store={makeStore()} serverState={makeStore().getState()}>
      <MemoryRouter initialEntries={['/login']}>
        <Login />
      </MemoryRouter>
    </Provider>
  )
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = renderToString(login)
  expect(container.textContent).not.toContain(reason)
  saveReturnTo(path)
  await begin()
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, login, { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    sessionStorage.clear()
  })
  await expect.element(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
  expect(onRecoverableError).not.toHaveBeenCalled()
}

const email = 'rowan@example.com'
const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = () => page.getByRole('textbox', { name: 'Code' })

test('a reload by an invited visitor hydrates the prerendered page unchanged, and then says why', async () => {
  await reloadOnTheWayTo(invitation)
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(reason)
})

test('after a reload the sentence moves no form in which an invited visitor has begun to type', async () => {
  const top = () => contactField().element().getBoundingClientRect().top
  let before = 0
  await reloadOnTheWayTo(invitation, async () => {
    await contactField().fill(email)
    before = top()
  })
  expect(top()).toBe(before)
  await expect.element(contactField()).toHaveValue(email)
})

/** Opens the page after another one. `state`: what its entry in the history keeps. */
async function open({ pending = false, signedIn = false, state }: Partial<Record<string, unknown>> = {}) {
  const store = makeStore()
  const requestId = 'b8b0ec0e-6cd3-4ca4-9f0e-2f5d7c39f1a4'
  const sentAt = Date.now()
  if (pending) store.dispatch(pendingSet({ type: 'email', contact: email, requestId, sentAt, resendAt: sentAt }))
  if (signedIn) store.dispatch(recordReceived({ userId: 'rowan', session: { exp: sentAt / 1000 + 3600 } }))
  let navigate: NavigateFunction = () => {}
  const visits: string[] = []
  function History() {
    navigate = useNavigate()
    const { key, pathname } = useLocation()
    // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own
    useEffect(() => void visits.push(pathname), [key])
    return null
  }
  await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/guide', { pathname: '/login', state }]} useTransitions={false}>
        <History />
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return { go: (steps: number) => void navigate(steps), follow: (path: string) => void navigate(path), visits }
}

test('a link to the page itself keeps what is typed at Verify, and Back still leads to Start', async () => {
  const { go, follow, visits } = await open({ pending: true })
  await codeField().fill('12')
  const field = codeField().element()
  const before = visits.length
  follow('/login')
  await expect.poll(() => visits.length, { message: 'there, and back at the step' }).toBe(before + 2)
  await expect.element(codeField()).toHaveValue('12')
  expect(codeField().element()).toBe(field)
  go(-1)
  await expect.element(contactField()).toBeVisible()
})
