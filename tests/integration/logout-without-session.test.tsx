import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../src/contract/operations.gen.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'

// The mock answers 401, other servers 204. By the contract both mean that there is no session to end.
test.each([401, 204])('logging out without a session is the same to a person, answered %d', async (status) => {
  const { count } = fakeNetwork()
  const answers = vi.fn<(status: number) => void>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await fetch(request)
    if (!request.url.endsWith(operations.logout.path)) return answer
    const given = status === 204 ? new Response(null, { status }) : answer
    answers(given.status)
    return given
  })
  await openApp({ at: '/logout' })
  await expect.element(page.getByText('You are signed out. Come back soon.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in again' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(count('logout')).toBe(1)
  expect(answers).toHaveBeenCalledExactlyOnceWith(status)
})
