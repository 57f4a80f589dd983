import { expect, test } from '../support/journey.ts'
import { createGame, createLink, hostAndGuest, joinPath, revokeLink } from '../support/table.ts'

test('a host makes two links; who waits is let in by one, and the other is revoked', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  await host.goto(`/game/invite/?game=${game.gameId}`)
  for (const label of ['for the Tuesday group', 'for later']) {
    await host.getByRole('button', { name: 'Create link' }).click()
    const form = host.getByRole('form', { name: 'New link' })
    await expect(form.getByRole('textbox', { name: 'Label' })).toBeFocused()
    await form.getByRole('textbox', { name: 'Label' }).fill(label)
    // What is typed survives a reload.
    await host.reload()
    await expect(form.getByRole('textbox', { name: 'Label' })).toHaveValue(label)
    await form.getByRole('button', { name: 'Create link' }).click()
    await expect(host.getByRole('heading', { name: label })).toBeVisible()
  }
  const card = (label: string) => host.getByRole('article', { name: label })
  const tuesday = await card('for the Tuesday group').getByRole('textbox', { name: 'Link' }).inputValue()
  const later = await card('for later').getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(card('for later').getByText(/^Left: 5 of 5 uses, [67] days$/)).toBeVisible()

  await guest.goto(tuesday)
  await expect(guest.getByRole('heading', { level: 2, name: 'The Ember Crown' })).toBeVisible()
  await guest.getByRole('button', { name: 'Accept invitation' }).dblclick()
  await expect(guest.getByText('You have asked for a seat.')).toBeVisible()
  await expect(guest.getByRole('dialog')).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Take my request back' })).toBeVisible()

  await host.reload()
  await expect(host.getByText('1 person waits')).toBeVisible()
  await expect(card('for the Tuesday group').getByText(/^Left: 4 of 5 uses/)).toBeVisible()
  await host.getByRole('button', { name: /^Let in/ }).click()
  await expect(host.getByText('2 of 4 seats are taken.')).toBeVisible()

  await guest.bringToFront()
  await expect(guest).toHaveURL(`/game/lobby/?game=${game.gameId}`)
  await guest.goBack()
  await expect(guest).not.toHaveURL(/\/join\//)
  await guest.goto(tuesday)
  await expect(guest.getByText('You sit at this table already.')).toBeVisible()
  await guest.getByRole('link', { name: 'Go to the game' }).click()
  await expect(guest).toHaveURL(`/game/?game=${game.gameId}`)

  await host.bringToFront()
  await card('for later').getByRole('button', { name: 'Revoke' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(host.getByText('Links that no longer work (1)')).toBeVisible()
  expect(later).not.toBe(tuesday)
})

test('who is removed comes back by a new link only, who leaves by the same one', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  const link = await createLink(host, game)
  const join = async (path: string) => {
    await guest.goto(path)
    await guest.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(guest).toHaveURL(`/game/lobby/?game=${game.gameId}`)
  }
  await join(joinPath(game, link))
  await host.goto(`/game/invite/?game=${game.gameId}`)
  await host.getByRole('button', { name: /^Actions for/ }).click()
  await host.getByRole('menuitem', { name: 'Remove' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(host.getByText('1 of 4 seats are taken.')).toBeVisible()

  await guest.goto(joinPath(game, link))
  await expect(guest.getByText('You were removed from this game.')).toBeVisible()
  await join(joinPath(game, await createLink(host, game)))
})

test('a link says why it lets nobody in', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const full = await createGame(host, { seats: 1 })
  await guest.goto(joinPath(full, await createLink(host, full)))
  await expect(guest.getByText('This table is full.')).toBeVisible()

  const game = await createGame(host)
  const revoked = await createLink(host, game)
  await revokeLink(host, game, revoked)
  await guest.goto(joinPath(game, revoked))
  await expect(guest.getByText('This link was revoked.')).toBeVisible()

  const once = await createLink(host, game, { maxUses: 1, approval: 'host' })
  await guest.goto(joinPath(game, once))
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await guest.getByRole('button', { name: 'Take my request back' }).click()
  await guest.getByRole('button', { name: 'Take it back' }).click()
  await expect(guest.getByText('This link has been used up.')).toBeVisible()

  await guest.goto(joinPath(game, { ...once, token: `${once.token}x` }))
  await expect(guest.getByText('This invitation link is broken.')).toBeVisible()
  await guest.getByRole('link', { name: 'To your home' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
  await guest.goBack()
  await expect(guest.getByText('This invitation link is broken.')).toBeVisible()
  await guest.goForward()
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
})

test('who is declined is told so', async ({ page, context }) => {
  const { host, guest } = await hostAndGuest(page, context)
  const game = await createGame(host)
  await guest.goto(joinPath(game, await createLink(host, game, { approval: 'host' })))
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(guest.getByText('You have asked for a seat.')).toBeVisible()
  await host.goto(`/game/invite/?game=${game.gameId}`)
  await host.getByRole('button', { name: /^Decline/ }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await guest.bringToFront()
  await expect(guest.getByText('The host has declined your request.')).toBeVisible()
})

test('the keyboard alone makes a link and takes a seat, on a narrow screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { host, guest } = await hostAndGuest(page, context)
  await guest.setViewportSize({ width: 360, height: 740 })
  const game = await createGame(host)
  await host.goto(`/game/invite/?game=${game.gameId}`)
  await host.getByRole('button', { name: 'Create link' }).focus()
  await host.keyboard.press('Enter')
  const form = host.getByRole('form', { name: 'New link' })
  await expect(form.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await host.keyboard.type('by hand')
  // The group of those who may come, then the way in: its second answer.
  await host.keyboard.press('Tab')
  await host.keyboard.press('Tab')
  await host.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: 'At once' })).toBeChecked()
  await host.keyboard.press('Enter')
  // The button that the form came from has the focus for a moment only: it goes on to the new link.
  const made = host.getByRole('article', { name: 'by hand' })
  await expect(made.locator(':focus')).toHaveText(/^The link is ready: .*by hand/)
  const address = await made.getByRole('textbox', { name: 'Link' }).inputValue()
  const sideways = () => document.documentElement.scrollWidth > innerWidth
  expect(await host.evaluate(sideways)).toBe(false)

  await guest.goto(address)
  const accept = guest.getByRole('button', { name: 'Accept invitation' })
  await expect(accept).toBeVisible()
  expect(await guest.evaluate(sideways)).toBe(false)
  await accept.focus()
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(`/game/lobby/?game=${game.gameId}`)
})
