import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDice } from '../../../tests/support/open-dice.ts'

const button = page.getByRole('button', { name: 'Dice', exact: true })

test.each([
  ['beside the view', 1280],
  ['as a sheet over it', 390],
])('closing the dice %s leaves the page where it was scrolled to', async (_, width) => {
  await openDice()
  await page.getByRole('button', { name: 'Close dice' }).click()
  await page.viewport(width, 700)
  await button.click()
  await expect.element(page.getByRole('heading', { name: 'Dice' })).toHaveFocus()
  const view = document.querySelector('main')
  if (view) view.style.minBlockSize = '4000px'
  scrollTo(0, 900)
  expect(scrollY).toBe(900)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(scrollY).toBe(900)
})
