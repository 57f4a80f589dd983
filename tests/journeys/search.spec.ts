import type { Page } from '@playwright/test'
import { listen } from '../support/announcements.ts'
import { expect, startSignedIn, test } from '../support/journey.ts'
import { createGame, createLink, hostAndGuest, joinPath, keepIdea, takeName } from '../support/table.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const active = (page: Page) => page.getByRole('option', { selected: true })
/** Opens the suggestions with no text. A key that comes before the app is lost, and the next one is not. */
const listAll = (page: Page) =>
  expect(async () => {
    await field(page).press('ArrowDown')
    await expect(options(page)).toHaveText(['Welcome', 'Login', 'Examples'], { timeout: 500 })
  }).toPass()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('what is typed finds views, and arrows and Enter go there', async ({ page }) => {
  await startSignedIn(page, 'finder@example.com')
  await field(page).click()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('ga')
  await expect(options(page)).toHaveText(['Game', 'Create Game'])
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(active(page)).toHaveText('Game')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Create Game')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Game')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Create Game')).toBeFocused()
  await expect(page).toHaveURL('/game/create/')
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/home/?search=ga')
  await expect(field(page)).toHaveValue('ga')
})

test('words count in any order, without case and accents, and Enter takes the first', async ({ page }) => {
  await startSignedIn(page, 'finder@example.com')
  await field(page).fill('VTT táble')
  await expect(options(page)).toHaveText(['Table (VTT)'])
  await field(page).press('Enter')
  await expect(heading(page, 'Table (VTT)')).toBeVisible()
})

test('the first Escape closes the suggestions, the second clears the field', async ({ page }) => {
  await page.goto('/')
  await field(page).click()
  await page.keyboard.type('exam')
  await expect(options(page)).toHaveText(['Examples'])
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('exam')
  await expect(page).toHaveURL('/?search=exam')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL('/')
  await expect(field(page)).toBeFocused()
})

test('a click follows a suggestion; a click elsewhere closes them', async ({ page }) => {
  await page.goto('/')
  await listAll(page)
  await page.mouse.click(20, 500)
  await expect(options(page)).toHaveCount(0)
  await field(page).fill('log')
  await options(page).getByText('Login').click()
  await expect(heading(page, 'Sign in to Emberhall')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a visitor is offered only public pages', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('lobby')
  await expect(page.getByText('No suggestion for “lobby”.')).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/?search=lobby')
})

test('where the page has a list, the search filters it, and Enter leaves it at that', async ({ page }) => {
  await page.goto('/example/')
  await field(page).fill('me')
  await expect(options(page)).toHaveText(['Welcome'])
  await expect(active(page)).toHaveCount(0)
  await field(page).press('Enter')
  await expect(options(page)).toHaveCount(0)
  await expect(page).toHaveURL('/example/?search=me')
  await field(page).fill('toast')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Toast'])
  await expect(page.getByText('Nothing found')).toHaveCount(0)
})

test('the number of suggestions is announced after a pause in typing', async ({ page }) => {
  const heard = await listen(page)
  await page.clock.install()
  await page.goto('/')
  await listAll(page)
  // From here on time stands still between the steps, however long a letter takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const letter of 'welx') {
    await page.keyboard.press(letter)
    await page.clock.runFor(300)
  }
  await expect(page.getByText('No suggestion for “welx”.')).toBeVisible()
  expect(heard).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(() => heard).toEqual(['Nothing found.'])
  await page.keyboard.press('Backspace')
  await expect(options(page)).toHaveText(['Welcome'])
  await page.clock.runFor(1000)
  await expect.poll(() => heard).toEqual(['Nothing found.', '1 suggestion.'])
})

test('games, people and ideas are found, and lead to where they are seen', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  await takeName(guest, 'Tamsin Vane')
  const game = await createGame(host, { name: 'The Tamarisk Throne' })
  await keepIdea(host, { kind: 'place', title: 'Tambour Lane', tags: ['harbour'] })
  await guest.goto(joinPath(game, await createLink(host, game)))
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(heading(guest, 'Lobby')).toBeVisible()

  await host.bringToFront()
  await host.goto(`/game/vtt/?game=${game.gameId}`)
  await field(host).fill('tam')
  await expect(options(host)).toHaveText([/Tamarisk/, /Tamsin Vane.* Player, .*Tamarisk/, /Tambour Lane.*#harbour/])
  for (const name of ['Games', 'People', 'Ideas']) await expect(host.getByRole('group', { name })).toBeVisible()
  await field(host).press('ArrowDown')
  await expect(active(host)).toContainText('Tamsin Vane')
  await field(host).press('Enter')
  await expect(heading(host, 'Lobby')).toBeFocused()
  await expect(host.getByText('1 person at this table matches “Tamsin Vane”.')).toBeVisible()
  await host.goBack()
  await expect(field(host)).toHaveValue('tam')

  await host.goto('/home/')
  await field(host).fill('harbour')
  await expect(active(host)).toContainText('Tambour Lane')
  await field(host).press('Enter')
  await expect(heading(host, 'Idea Builder')).toBeFocused()
  await expect(field(host)).toHaveValue('Tambour Lane')
  await expect(host.getByRole('heading', { name: 'Tambour Lane' })).toBeVisible()
})

test.describe('without the script of the suggestions', () => {
  // Playwright reads an array of two as a value and its options, so this is one pattern.
  test.use({ expectedFaults: [/Failed to load resource: net::ERR_FAILED/] })

  test('the search still filters, and offers views once the script comes', async ({ page }) => {
    const script = /\/(search-help\.tsx|assets\/search-help-[^/]+\.js)/
    await page.context().route(script, (route) => route.abort())
    await page.goto('/example/')
    await field(page).fill('toast')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Toast'])
    await page.context().unroute(script)
    await field(page).blur()
    await field(page).fill('lo')
    await expect(options(page)).toHaveText(['Login'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const opener = (page: Page) => page.getByRole('button', { name: /^Search/ })

  test('a button opens a field as wide as the window, and touch follows a suggestion', async ({ page }) => {
    await startSignedIn(page, 'thumb@example.com')
    await expect(field(page)).toBeHidden()
    await opener(page).tap()
    await expect(field(page)).toBeFocused()
    const box = await page.getByRole('search').getByRole('combobox').boundingBox()
    expect(box?.width).toBeGreaterThan(240)
    expect(box?.y).toBeLessThan(20)
    await expect(options(page)).toHaveCount(12)
    await page.keyboard.type('combat')
    await options(page).getByText('Combat').tap()
    await expect(heading(page, 'Combat')).toBeVisible()
    await expect(field(page)).toBeHidden()
    await expect(page).toHaveURL('/game/combat/')
  })

  test('it closes by its button, by Escape, and by leaving it, and the focus goes back', async ({ page }) => {
    await page.goto('/')
    await opener(page).tap()
    await expect(field(page)).toBeFocused()
    await page.getByRole('button', { name: 'Close search' }).tap()
    await expect(field(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(3)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).tap()
    await page.touchscreen.tap(180, 600)
    await expect(field(page)).toBeHidden()
  })

  test('the closed button tells of a search, and the field opens with it', async ({ page }) => {
    await page.goto('/example/?search=toast')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Toast'])
    await page.getByRole('heading', { level: 1 }).click()
    await expect(opener(page)).toBeVisible()
    await opener(page).tap()
    await expect(field(page)).toHaveValue('toast')
    await page.getByRole('button', { name: 'Clear search' }).tap()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL('/example/')
  })
})
