import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/journey.ts'

// With the mock, each tab can be another person.

const panel = (page: Page) => page.getByRole('region', { name: 'Mock panel' })
const userId = async (page: Page) => {
  await page.goto('/profile')
  return page.getByRole('definition').first().innerText()
}

test('a tab opened as another person is that one, and the others stay who they are', { tag: '@mock' }, async ({
  context,
  page,
}) => {
  await signIn(page, 'rowan@example.com')
  const rowan = await userId(page)
  await page.goto('/logout')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await signIn(page, 'wren@example.com')
  const wren = await userId(page)

  const toggle = panel(page).getByRole('button', { name: /^Mock: / })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await panel(page).getByText('People', { exact: true }).click()
  const opening = context.waitForEvent('page')
  const persons = panel(page).getByRole('list', { name: 'Persons' }).getByRole('listitem')
  await persons.filter({ hasText: 'rowan' }).getByRole('link', { name: 'Open a tab as this person' }).click()
  const second = await opening
  await expect(second).toHaveURL('/profile')
  // The address is right before the mock has signed the person in; a load that comes in between would find nobody.
  await expect(second.getByRole('definition').first()).toHaveText(rowan)
  expect(await userId(second)).toBe(rowan)
  expect(await userId(page)).toBe(wren)

  await second.goto('/logout')
  await expect(second.getByText('You are signed out.')).toBeVisible()
  expect(await userId(page)).toBe(wren)
})
