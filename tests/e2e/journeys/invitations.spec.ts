import type { Page } from '@playwright/test'
import { joinWords } from '../../../src/features/invitations/model/join-words.ts'
import { href } from '../../../src/shell/href.ts'
import { expect, startSession, test } from '../../support/journey.ts'
import { createGame, createLink, hostAndGuest, joinPath, revokeLink } from '../../support/journey-group.ts'

const label = 'for the Tuesday group'
const card = (host: Page, name: string) => host.getByRole('article', { name })

// It reloads on its way: nothing typed is lost.
test('a new game gets a link', async ({ page }) => {
  await startSession(page, 'rowan@example.com')
  await page.goto('/game/create/')
  await page.getByRole('textbox', { name: 'Name' }).fill('The Ember Crown')
  await page.getByRole('button', { name: 'Less: Seats' }).click()
  await page.getByRole('button', { name: 'Create game' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /The Ember Crown.* is ready$/ })).toBeVisible()
  await expect(page.getByText('1 of 4 seats taken')).toBeVisible()
  const forEveryone = card(page, 'For everyone')
  await expect(forEveryone.getByText(/^3 of 3 uses left · expires in [67] days$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create link' }).click()
  const form = page.getByRole('form', { name: 'New link' })
  await expect(form.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Label' }).fill(label)
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Label' })).toHaveValue(label)
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(card(page, label).getByText(/^3 of 3 uses left/)).toBeVisible()
  await page.goto(await forEveryone.getByRole('textbox', { name: 'Link' }).inputValue())
  await expect(page.getByText(joinWords.member.lead)).toBeVisible()
})

test('a link leads to a seat that the host gives', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  const { gameId } = game
  const tuesday = joinPath(game, await createLink(host, game, { label, approval: 'host' }))

  await Promise.all([guest.goto(tuesday), host.goto(href('gameInvite', { game: gameId }))])
  await expect(guest.getByRole('heading', { level: 2, name: 'The Ember Crown' })).toBeVisible()
  await guest.getByRole('button', { name: 'Accept invitation' }).dblclick()
  await expect(guest.getByText(joinWords.waiting.lead)).toBeVisible()
  await expect(guest.getByRole('dialog')).toBeHidden()

  await expect(host.getByRole('heading', { name: '1 person is waiting' })).toBeVisible()
  await expect(card(host, label).getByText(/^4 of 5 uses/)).toBeVisible()
  await host.getByRole('button', { name: /^Let in/ }).click()
  await expect(host.getByText('2 of 4 seats taken')).toBeVisible()

  await expect(guest).toHaveURL(`/game/lobby/?game=${gameId}`)
  await expect(guest.getByRole('region', { name: 'Current game' })).toContainText('The Ember Crown')
  await guest.goBack()
  await expect(guest).not.toHaveURL(/\/join\//)
})

test('a link says why it admits no one', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const full = await createGame(host, { seats: 1 })
  await guest.goto(joinPath(full, await createLink(host, full)))
  await expect(guest.getByText(joinWords.full.lead)).toBeVisible()

  const game = await createGame(host)
  const revoked = await createLink(host, game)
  await revokeLink(host, game, revoked)
  await guest.goto(joinPath(game, revoked))
  await expect(guest.getByText(joinWords.revoked.lead)).toBeVisible()

  const once = await createLink(host, game, { maxUses: 1, approval: 'host' })
  await guest.goto(joinPath(game, once))
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await guest.getByRole('button', { name: 'Cancel request' }).click()
  await guest.getByRole('button', { name: 'Cancel it' }).click()
  await expect(guest.getByText(joinWords.usedUp.lead)).toBeVisible()

  await guest.goto(joinPath(game, { ...once, token: `${once.token}x` }))
  await expect(guest.getByText(joinWords.broken.lead)).toBeVisible()
  await guest.getByRole('link', { name: 'Go to Home' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
  await guest.goBack()
  await expect(guest.getByText(joinWords.broken.lead)).toBeVisible()
  await guest.goForward()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
})
