import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { createGame, createLink, hostAndGuest, join, joinPath, takeSeat } from '../../support/journey-group.ts'

// Two people in one game.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const nowhere = (page: Page) => page.getByText("You're not in a game yet. Create one or join one.")

test('the host hands over the game, leaves it, and returns as a player', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  const link = await createLink(host, game)
  const overview = `/game/?game=${game.gameId}`
  await takeSeat(guest, game, link)

  await Promise.all([host.goto(overview), guest.goto(overview)])
  await expect(button(host, 'Leave game')).toHaveCount(0)
  await expect(guest.getByText(/^You're playing in /)).toBeVisible()
  await button(host, /^Actions for/).click()
  await host.getByRole('menuitem', { name: 'Hand over the game' }).click()
  await button(host, 'Hand over').click()
  await expect(button(host, 'Leave game')).toBeVisible()
  await expect(button(host, 'Delete game')).toHaveCount(0)
  await expect(guest.getByRole('region', { name: 'Current game' }).getByText('Host', { exact: true })).toBeVisible()
  await expect(button(guest, 'Delete game')).toBeVisible()

  await button(host, 'Leave game').click()
  await dialog(host).getByRole('button', { name: 'Leave game' }).click()
  await expect(host).toHaveURL('/game/')
  await expect(nowhere(host)).toBeVisible()
  await join(host, joinPath(game, link))
  await host.goto(overview)
  await expect(host.getByText(/^You're playing in /)).toBeVisible()
  await expect(button(host, 'Edit game')).toHaveCount(0)
})

test('of two people who save, the second sees both versions, and chooses field by field', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host, { pitch: 'A crown.', system: 'Any' })
  await takeSeat(guest, game, await createLink(host, game, { role: 'admin' }))
  await Promise.all(
    [host, guest].map(async (each) => {
      await each.goto(`/game/?game=${game.gameId}`)
      await button(each, 'Edit game').click()
      // The version that a form starts from is the newest when it shows.
      await expect(field(each, 'Name')).toBeVisible()
    }),
  )
  await field(host, 'Name').fill('The Winter Crown')
  await field(host, 'Pitch').fill('Snow.')
  await host.getByRole('combobox', { name: 'System' }).fill('Dice pool')
  await button(host, 'Save').click()
  await expect(heading(host, /The Winter Crown/)).toBeVisible()

  await field(guest, 'Name').fill('The Summer Crown')
  await field(guest, 'Pitch').fill('Sun.')
  // The draft belongs to the version it started from, after a reload too: then both are shown at once.
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Someone else changed this game' })).toBeVisible()
  await expect(guest.getByText(/ saved this at \d/)).toBeVisible()
  const of = (name: string) => guest.getByRole('group', { name })
  await expect(of('Name')).toContainText(/The Summer Crown.*The Winter Crown/)
  await expect(of('Pitch')).toContainText(/Sun\..*Snow\./)
  // An untouched field takes the other version, unless the person chooses otherwise.
  await expect(of('System').getByRole('radio', { name: 'Saved elsewhere' })).toBeChecked()
  await of('Pitch').getByRole('radio', { name: 'Saved elsewhere' }).check()
  await button(guest, 'Use these').click()
  await button(guest, 'Save').click()
  await expect(heading(guest, /The Summer Crown/)).toBeVisible()
  await host.reload()
  await expect(heading(host, /The Summer Crown/)).toBeVisible()
  const about = host.getByRole('region', { name: 'About this game' })
  await expect(about).toContainText('Snow.')
  await expect(about).toContainText('Dice pool')
})
