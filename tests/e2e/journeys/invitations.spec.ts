import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { createGame, createLink, hostAndGuest, joinPath, revokeLink } from '../../support/table.ts'

// Each step is reloaded: nothing typed, requested or decided is lost.
test('from a new game to a member accepted by one of two links, the other one revoked', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  await host.goto('/game/create/')
  await host.getByRole('textbox', { name: 'Name' }).fill('The Ember Crown')
  await host.getByRole('button', { name: 'Fewer: Seats' }).click()
  await host.reload()
  await host.getByRole('button', { name: 'Create game' }).click()
  await expect(host.getByRole('heading', { level: 1, name: 'Invite Players' })).toBeVisible()
  const gameId = new URL(host.url()).searchParams.get('game') ?? ''
  const label = 'for the Tuesday group'
  await host.getByRole('button', { name: 'Create link' }).click()
  const form = host.getByRole('form', { name: 'New link' })
  await expect(form.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Label' }).fill(label)
  await host.reload()
  await expect(form.getByRole('textbox', { name: 'Label' })).toHaveValue(label)
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(host.getByRole('heading', { name: label })).toBeVisible()
  await createLink(host, { gameId }, { label: 'for later' })
  const card = (name: string) => host.getByRole('article', { name })
  const tuesday = await card(label).getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(card(label).getByText(/^5 of 5 uses left · expires in [67] days$/)).toBeVisible()

  await guest.goto(tuesday)
  await expect(guest.getByRole('heading', { level: 2, name: 'The Ember Crown' })).toBeVisible()
  await guest.reload()
  await guest.getByRole('button', { name: 'Accept invitation' }).dblclick()
  await expect(guest.getByText("You've requested a seat.")).toBeVisible()
  await expect(guest.getByRole('dialog')).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Cancel request' })).toBeVisible()

  await host.reload()
  await expect(host.getByRole('heading', { name: '1 person is waiting' })).toBeVisible()
  await expect(card(label).getByText(/^4 of 5 uses/)).toBeVisible()
  await host.getByRole('button', { name: /^Let in/ }).click()
  await expect(host.getByText('2 of 4 seats taken')).toBeVisible()
  await host.reload()
  await expect(host.getByText('2 of 4 seats taken')).toBeVisible()

  await guest.bringToFront()
  await expect(guest).toHaveURL(`/game/lobby/?game=${gameId}`)
  await guest.reload()
  await expect(guest.getByRole('region', { name: 'Current game' })).toContainText('The Ember Crown')
  await guest.goBack()
  await expect(guest).not.toHaveURL(/\/join\//)
  await guest.goto(tuesday)
  await expect(guest.getByText("You're already in this game.")).toBeVisible()
  await guest.getByRole('link', { name: 'Go to game' }).click()
  await expect(guest).toHaveURL(`/game/?game=${gameId}`)

  await host.bringToFront()
  await card('for later').getByRole('button', { name: 'Revoke' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(host.getByText('Inactive links (1)')).toBeVisible()
})

test('a removed member returns by a new link only; a host hands over, leaves, and returns by the same one', async ({
  page,
  context,
}) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  const link = await createLink(host, game)
  const join = async (person: Page, path: string) => {
    await person.goto(path)
    await person.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(person).toHaveURL(`/game/lobby/?game=${game.gameId}`)
  }
  const actOn = async (action: string, confirm: string) => {
    await host.getByRole('button', { name: /^Actions for/ }).click()
    await host.getByRole('menuitem', { name: action }).click()
    await host.getByRole('dialog').getByRole('button', { name: confirm }).click()
  }
  await join(guest, joinPath(game, link))
  await host.goto(`/game/invite/?game=${game.gameId}`)
  await actOn('Remove', 'Remove')
  await expect(host.getByText('1 of 4 seats taken')).toBeVisible()

  await guest.goto(joinPath(game, link))
  await expect(guest.getByText('You were removed from this game.')).toBeVisible()
  const again = joinPath(game, await createLink(host, game))
  await join(guest, again)

  const bar = (person: Page) => person.getByRole('region', { name: 'Current game' })
  await host.reload()
  await actOn('Hand over the game', 'Hand over')
  await expect(bar(host)).toContainText('Admin')
  await guest.bringToFront()
  await expect(bar(guest)).toContainText('Host')
  await host.bringToFront()
  await host.goto(`/game/?game=${game.gameId}`)
  await expect(bar(host)).toContainText('Admin')
  await host.getByRole('button', { name: 'Leave game' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click()
  await expect(host).toHaveURL('/game/')
  await join(host, again)
  await expect(bar(host)).toContainText('Player')
})

test('a link says why it admits no one', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const full = await createGame(host, { seats: 1 })
  await guest.goto(joinPath(full, await createLink(host, full)))
  await expect(guest.getByText('This game is full.')).toBeVisible()

  const game = await createGame(host)
  const revoked = await createLink(host, game)
  await revokeLink(host, game, revoked)
  await guest.goto(joinPath(game, revoked))
  await expect(guest.getByText('This link was revoked.')).toBeVisible()

  const once = await createLink(host, game, { maxUses: 1, approval: 'host' })
  await guest.goto(joinPath(game, once))
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await guest.getByRole('button', { name: 'Cancel request' }).click()
  await guest.getByRole('button', { name: 'Cancel it' }).click()
  await expect(guest.getByText('This link has been used up.')).toBeVisible()

  await guest.goto(joinPath(game, { ...once, token: `${once.token}x` }))
  await expect(guest.getByText('This invitation link is broken.')).toBeVisible()
  await guest.getByRole('link', { name: 'Go home' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
  await guest.goBack()
  await expect(guest.getByText('This invitation link is broken.')).toBeVisible()
  await guest.goForward()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
})
