import type { BrowserContext, Page } from '@playwright/test'
import { games } from '../../../mocks/tags/games/tables.ts'
import { countSeconds } from '../../../src/rules/limits.ts'
import { href } from '../../../src/shell/href.ts'
import { expect, test } from '../../support/journey.ts'
import { hostAndPlayer, join, joinPath, takeSeat } from '../../support/journey-group.ts'

// Two people, each on a device of their own. Each sees what the others do without a reload.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const seat = (page: Page, name: string) =>
  part(page, 'Around the table').getByRole('listitem').filter({ hasText: name })
const bar = (page: Page) => part(page, 'Current game')
const notConnected = (page: Page) => bar(page).getByText(/Connecting…|Reconnecting…|Offline|Not live/)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })

/** Presses a button that asks for confirmation, and confirms. */
async function pressAndConfirm(page: Page, name: string) {
  await button(page, name).first().click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const countLoads = (pages: Page[]) => {
  let loads = 0
  for (const page of pages) page.on('load', () => loads++)
  return () => loads
}

const onEach = (pages: Page[], look: (page: Page) => Promise<unknown>) => Promise.all(pages.map(look))

/** The two of them, each with a seat. */
async function twoSeated(page: Page, context: BrowserContext) {
  const { game, link, host, wren } = await hostAndPlayer(page, context)
  await takeSeat(wren, game, link)
  return { game, host, wren, everybody: [host, wren] }
}

const openLobby = ({ gameId }: { gameId: string }, pages: Page[]) =>
  onEach(pages, async (each) => {
    await each.goto(href('gameLobby', { game: gameId }))
    for (const name of ['Rowan', 'Wren']) await expect(seat(each, name)).toContainText('Here')
    await expect(notConnected(each)).toHaveCount(0)
  })

test('before the evening: they arrive, agree on a date, and one pauses', async ({ page, context }) => {
  const { host, wren, game, link } = await hostAndPlayer(page, context)
  const everybody = [host, wren]

  await test.step('the host sees the player arrive', async () => {
    await host.goto(href('gameLobby', { game: game.gameId }))
    await expect(seat(host, 'Rowan')).toContainText('Here')
    const loads = countLoads([host])
    await join(wren, joinPath(game, link))
    await onEach(everybody, async (each) => {
      for (const name of ['Rowan', 'Wren']) await expect(seat(each, name)).toContainText('Here')
    })
    expect(loads()).toBe(0)
  })
  const loads = countLoads(everybody)

  await test.step('the host proposes dates, they answer, and the host picks one', async () => {
    await button(host, 'Propose dates').click()
    await button(host, 'Add another date').click()
    await button(host, 'Propose these dates').click()
    const questions = part(wren, 'Next session').getByRole('group', { name: /^Can you make it/ })
    await expect(questions).toHaveCount(2)
    await questions.first().getByRole('radio', { name: 'No', exact: true }).check()
    await questions.last().getByRole('radio', { name: 'Yes' }).check()
    const dates = part(host, 'Next session')
    await dates.getByRole('radio', { name: 'Yes' }).last().check()
    await onEach(everybody, (each) => expect(each.getByText(/works best\. Everyone can make it\.$/)).toBeVisible())
    const chosen = await dates.getByRole('table').getByRole('time').last().getAttribute('datetime')
    const pick = dates.getByRole('button', { name: /^Pick this date/ })
    await pick.last().click()
    await host.getByRole('dialog').getByRole('button', { name: 'Pick this date' }).click()
    await onEach(everybody, async (each) => {
      const settled = part(each, 'Next session').getByRole('article').filter({ hasText: 'Confirmed' })
      await expect(settled).toBeVisible()
      await expect(settled.getByRole('time')).toHaveAttribute('datetime', String(chosen))
    })
  })

  await test.step('one pauses, everyone is notified, and the host resumes', async () => {
    await button(wren, 'Pause').click()
    await onEach(everybody, (each) => expect(part(each, 'The game is paused')).toBeVisible())
    await expect(button(wren, 'Resume')).toHaveCount(0)
    await button(host, 'Resume').click()
    await onEach(everybody, (each) => expect(part(each, 'The game is paused')).toHaveCount(0))
  })
  expect(loads()).toBe(0)
})

test('the evening begins: they get ready, and the host starts', async ({ page, context }) => {
  const { host, wren, game, everybody } = await twoSeated(page, context)
  await wren.clock.install()
  await openLobby(game, everybody)
  const loads = countLoads(everybody)

  await test.step('they get ready', async () => {
    await button(wren, "I'm ready").click()
    await onEach(everybody, (each) => expect(seat(each, 'Wren').getByText('Ready', { exact: true })).toBeVisible())
    // The bar is in view: its button scrolls nothing.
    await button(host, "I'm ready").focus()
    expect(await host.evaluate(() => scrollY)).toBe(0)
    await button(host, "I'm ready").click()
    await onEach(everybody, (each) => expect(each.getByText('Everyone is ready.').first()).toBeVisible())
  })

  await test.step('the host starts, and everyone is taken to the Table but who stays', async () => {
    await pressAndConfirm(host, 'Start the game')
    await button(host, 'Stay here').click()
    await expect(part(wren, 'Starting the game')).toBeVisible()
    await wren.clock.fastForward(countSeconds * 1000)
    await expect(heading(wren, 'Table (VTT)')).toBeVisible()
    await expect(wren).toHaveURL(href('gameTable', { game: game.gameId }))
    await expect(heading(host, 'Lobby')).toBeVisible()
    await expect(host.getByText('The game is on.').first()).toBeVisible()
  })
  expect(loads()).toBe(0)
})

test('the evening ends, and one is removed', async ({ page, context, server }) => {
  const { host, wren, game, everybody } = await twoSeated(page, context)
  await server?.world.step((rows) => {
    const row = rows(games).get(game.gameId)
    if (row) rows(games).put({ ...row, status: 'playing' })
  })
  await onEach(everybody, (each) => each.goto(href('gameLobby', { game: game.gameId })))
  const loads = countLoads(everybody)

  await test.step('the host ends the session, and writes the recap', async () => {
    await pressAndConfirm(host, 'End the session')
    await expect(host.getByRole('textbox', { name: 'Recap' })).toBeFocused()
    await host.keyboard.type('The mill burned down.')
    await button(host, 'Save').click()
    await expect(part(wren, 'Notes')).toContainText('The mill burned down.')
    await expect(wren.getByText('No one is ready yet.').first()).toBeVisible()
    await expect(button(wren, "I'm ready")).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('one is removed, and reads why', async () => {
    await tab(host, 'Invite').click()
    await button(host, /^Actions for .*Wren/).click()
    await host.getByRole('menuitem', { name: 'Remove' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(wren.getByRole('alert').getByText('You were removed from this game.')).toBeVisible()
    expect(loads()).toBe(0)
    await wren.getByRole('link', { name: 'Go to your games' }).click()
    await expect(wren.getByText("You're not in a game yet")).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ expectedFaults: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('a person learns that they are offline, and gets what was missed once back', async ({ page, context }) => {
    const { host, wren, game, everybody } = await twoSeated(page, context)
    await openLobby(game, everybody)
    const loads = countLoads([wren])

    await wren.context().setOffline(true)
    await expect(bar(wren).getByText("You're offline. This page may be out of date.").first()).toBeVisible()
    await button(host, "I'm ready").click()
    await expect(seat(host, 'Rowan').getByText('Ready', { exact: true })).toBeVisible()
    await button(host, 'Write the agenda').click()
    await host.getByRole('textbox', { name: 'Agenda' }).fill('We begin at the mill.')
    await button(host, 'Save').click()
    await expect(part(host, 'Notes').getByRole('textbox')).toHaveCount(0)
    await expect(part(wren, 'Notes')).not.toContainText('We begin at the mill.')
    // The page keeps its contents.
    await expect(seat(wren, 'Rowan')).toBeVisible()

    await wren.context().setOffline(false)
    await expect(notConnected(wren)).toHaveCount(0)
    await expect(part(wren, 'Notes')).toContainText('We begin at the mill.')
    await expect(seat(wren, 'Rowan').getByText('Ready', { exact: true })).toBeVisible()
    expect(loads()).toBe(0)
  })
})

test('after a restart of the server everyone catches up', async ({ page, context, server }) => {
  const { host, wren, game, everybody } = await twoSeated(page, context)
  await openLobby(game, everybody)
  const loads = countLoads(everybody)
  // One returns later than the host, whose change meanwhile no connection reports to them.
  const release = Promise.withResolvers<void>()
  await wren.route('**/live-tickets', (route) => release.promise.then(() => route.continue()))
  const asked = wren.waitForRequest('**/live-tickets')
  await server?.hub.restart()
  await asked
  await button(host, 'Write the agenda').click()
  await host.getByRole('textbox', { name: 'Agenda' }).fill('We begin at the mill.')
  await button(host, 'Save').click()
  await expect(part(host, 'Notes').getByRole('textbox')).toHaveCount(0)
  await expect(part(wren, 'Notes')).not.toContainText('We begin at the mill.')
  release.resolve()
  await expect(part(wren, 'Notes')).toContainText('We begin at the mill.')
  await expect(notConnected(wren)).toHaveCount(0)
  for (const name of ['Rowan', 'Wren']) await expect(seat(wren, name)).toContainText('Here')
  await button(wren, "I'm ready").click()
  await expect(seat(host, 'Wren').getByText('Ready', { exact: true })).toBeVisible()
  await expect(notConnected(host)).toHaveCount(0)
  expect(loads()).toBe(0)
})
