import { expect, startSignedIn, test } from '../support/journey.ts'

test('roll, lock, type over, undo, keep, edit, delete and undo; the card is there after a reload', async ({ page }) => {
  await startSignedIn(page, 'ideas@example.com')
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Idea Builder' }).click()
  const slots = page.getByRole('list', { name: 'Person' }).getByRole('listitem')
  const texts = () => slots.locator('p').allInnerTexts()
  await expect(slots).toHaveCount(5)
  const first = await texts()

  await slots.nth(0).getByRole('button', { name: 'Lock' }).click()
  await page.keyboard.press('r')
  await expect.poll(texts).not.toEqual(first)
  expect((await texts())[0]).toBe(first[0])

  await slots.nth(1).getByRole('button', { name: 'Type over' }).click()
  // The keys belong to the field while it has the focus.
  await page.keyboard.type('rk lighthouse keeper')
  await page.keyboard.press('Enter')
  await expect(slots.nth(1).locator('p')).toHaveText('rk lighthouse keeper')
  await expect(slots.nth(1).getByRole('button', { name: 'Locked' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(slots.nth(1).locator('p')).not.toHaveText('rk lighthouse keeper')
  await page.keyboard.press('Control+Shift+z')
  await expect(slots.nth(1).locator('p')).toHaveText('rk lighthouse keeper')

  await page.keyboard.press('k')
  const kept = page.getByRole('region', { name: 'Kept ideas' })
  await expect(kept.getByText('rk lighthouse keeper')).toBeVisible()
  await page.reload()
  await expect(slots.nth(1).locator('p')).toHaveText('rk lighthouse keeper')

  await kept.getByRole('button', { name: /^Edit/ }).click()
  await kept.getByRole('textbox', { name: 'Title' }).fill('The keeper')
  await expect(kept.getByText('Saved', { exact: true })).toBeVisible()
  await kept.getByRole('button', { name: 'Done' }).click()
  await kept.getByRole('button', { name: 'Delete The keeper' }).click()
  await expect(kept.getByRole('button', { name: 'Undo' })).toBeFocused()
  await kept.getByRole('button', { name: 'Undo' }).click()
  await expect(kept.getByRole('heading', { name: 'The keeper' })).toBeVisible()
})
