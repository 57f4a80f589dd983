import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const button = (name: string) => page.getByRole('button', { name, exact: true })

const isRevoked = async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Link revoked.').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: /links/i })).toHaveFocus()
}

beforeEach(async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'The Ember Crown' })
  await openApp({ at: href('gameInvite', { game: gameId }) })
  await button('Create link').click()
  await page.getByRole('form', { name: 'New link' }).getByRole('button', { name: 'Create link' }).click()
  // The new link takes the focus.
  await expect.element(page.getByText('The link is ready:').first()).toBeInTheDocument()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^The link is ready:/))
})

test('after revoking a link the focus stays in the links', async () => {
  ;(button('Revoke').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await isRevoked()
})
