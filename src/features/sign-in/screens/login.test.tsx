import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeStore } from '../../../app/store.ts'
import { saveReturnTo } from '../../../platform/navigation/return-to.ts'
import Login from './login.tsx'

const reason = 'You have been invited to a game. Sign in to take your seat.'
const invitation = '/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789'

/** Hydrates the page as it was prerendered, in a tab whose visitor wanted to open `path`. */
async function reloadOnTheWayTo(path: string) {
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

test('a reload by an invited visitor hydrates the prerendered page unchanged, and then says why', async () => {
  await reloadOnTheWayTo(invitation)
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(reason)
})

test('a visitor who wanted another page reads nothing of an invitation', async () => {
  await reloadOnTheWayTo('/profile')
  await expect.element(page.getByText(reason)).not.toBeInTheDocument()
})
