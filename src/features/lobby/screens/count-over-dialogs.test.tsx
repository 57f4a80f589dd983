import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLobby } from '../../../../tests/support/open-lobby.tsx'

// The countdown is above everything that is open and can be stopped there, so that no one is taken to the table by
// surprise.

const friday = Date.parse('2030-11-29T19:00:00Z')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const pick = () => page.getByRole('button', { name: /^Pick this date: / })
const dialog = () => page.getByRole('dialog')
const stays = () => page.getByText("You're staying.")

async function openWithDates() {
  await page.viewport(360, 640)
  const { countDown } = await openLobby({ offer: [{ startsAt: friday }] })
  return { start: () => countDown(60_000) }
}

/** The element at the middle of the button that stops the countdown. */
function atTheButton() {
  const { x, y, width, height } = button('Stay here').element().getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent
}

test('a person with an open dialog sees the countdown above it, and stops it by keyboard', async () => {
  const { start } = await openWithDates()
  await pick().click()
  await expect.element(dialog()).toBeVisible()
  await start()
  await expect.element(dialog().getByText(/^Starting in/)).toBeVisible()
  await expect.element(button('Stay here')).toHaveFocus()
  expect(atTheButton()).toBe('Stay here')
  await userEvent.keyboard('{Enter}')
  await expect.element(stays()).toHaveFocus()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(stays()).toBeVisible()
})
