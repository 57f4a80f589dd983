import type { Page } from '@playwright/test'
import { href } from '../../../src/shell/href.ts'
import { expect, startSession, test } from '../../support/journey.ts'
import { createGame } from '../../support/journey-group.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Current game' })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })

test('a game is created by keyboard alone, a reload in between, and keeps its place in the address', async ({
  page,
}) => {
  await startSession(page, 'rowan@example.com')
  await page.goto('/game/create/')
  await field(page, 'Name').focus()
  await page.keyboard.type('The Ember Crown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A crown that burns.')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('The Ember Crown')
  await expect(field(page, 'Pitch')).toHaveValue('A crown that burns.')
  await field(page, 'Name').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, /The Ember Crown.* is ready$/)).toBeFocused()
  await expect(page).toHaveURL(/\/game\/invite\/\?game=[0-9A-Za-z]{27}$/)

  await tab(page, 'Lobby').click()
  await expect(page).toHaveURL(/\/game\/lobby\/\?game=[0-9A-Za-z]{27}$/)
  await page.reload()
  await expect(bar(page)).toContainText('The Ember Crown')
  await page.goBack()
  await expect(heading(page, /The Ember Crown.* is ready$/)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Name')).toHaveValue('')
  await page.goForward()
  await expect(bar(page)).toContainText('The Ember Crown')
})

test('two tabs hold two games', async ({ context, page }) => {
  await startSession(page, 'rowan@example.com')
  const first = await createGame(page)
  const second = await createGame(page, { name: 'Salt and Lanterns' })
  await page.goto(href('game', { game: first.gameId }))
  await tab(page, 'Lobby').click()
  const other = await context.newPage()
  await other.goto(href('game', { game: second.gameId }))
  await tab(other, 'Lobby').click()
  await expect(page).toHaveURL(`/game/lobby/?game=${first.gameId}`)
  await expect(other).toHaveURL(`/game/lobby/?game=${second.gameId}`)
  await expect(bar(other)).toContainText('Salt and Lanterns')
  // A tab in the background draws once a second.
  await page.bringToFront()
  await page.reload()
  await expect(bar(page)).toContainText('The Ember Crown')
  await page.getByRole('button', { name: /switch game/ }).click()
  await page.getByRole('menuitem', { name: /Salt and Lanterns/ }).click()
  await expect(page).toHaveURL(`/game/lobby/?game=${second.gameId}`)
})

test('a game is archived, restored and deleted, and its address says so', async ({ page }) => {
  await startSession(page, 'rowan@example.com')
  const game = href('game', { game: (await createGame(page)).gameId })
  await page.goto(game)
  await button(page, 'Archive').click()
  await expect(page.getByText('This game is archived and read-only.')).toBeVisible()
  await page.reload()
  await button(page, 'Restore').click()
  await expect(button(page, 'Archive')).toBeVisible()

  await button(page, 'Delete game').click()
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).fill('the ember')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Type the name exactly as shown above.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).fill('the ember crown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/game/')
  await expect(page.getByText("You're not in a game yet")).toBeVisible()
  await page.goto(game)
  await expect(page.getByText("This game doesn't exist, or you're not in it.")).toBeVisible()
  await page.getByRole('link', { name: 'Go to your games' }).click()
  await expect(page).toHaveURL('/game/')
})
