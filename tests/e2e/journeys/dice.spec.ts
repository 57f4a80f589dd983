import { expect, test } from '../../support/journey.ts'
import { createGame, createLink, hostAndGuest, join, joinPath, takeName } from '../../support/journey-group.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('the host asks for a roll, the player rolls with one press, and each checks the dice of the other', async ({
  page,
  context,
}) => {
  const { host, guest } = await hostAndGuest(page, context)
  await Promise.all([takeName(host, 'Rowan'), takeName(guest, 'Wren')])
  const game = await createGame(host)
  await join(guest, joinPath(game, await createLink(host, game)))
  await host.goto(`/game/combat/?game=${game.gameId}`)
  const dice = (person: typeof page) => person.getByRole('region', { name: 'Dice' })
  const show = (person: typeof page, part: string) => dice(person).getByRole('tab', { name: part }).click()
  const newest = (person: typeof page) =>
    dice(person).getByRole('list', { name: 'Log, newest first' }).getByRole('listitem').first()

  await host.getByRole('button', { name: 'Dice', exact: true }).click()
  await show(host, 'Log')
  await dice(host).getByRole('button', { name: 'Ask for a roll' }).click()
  const form = dice(host).getByRole('form', { name: 'Ask for a roll' })
  await form.getByRole('combobox', { name: 'Label' }).fill('Perception')
  await form.getByRole('textbox', { name: 'Dice to roll' }).fill('1d20+2')
  await form.getByRole('button', { name: 'Send request' }).click()

  await guest.getByRole('button', { name: 'Roll for “Perception”' }).click()
  await expect(newest(host)).toContainText(/Wren.*Checked.*Perception.*rolled 1d20\+2 for .*Perception/)
  await expect(dice(host).getByText('1 of 1 rolled. Closed.')).toBeVisible()

  await show(host, 'Tray')
  await dice(host).getByLabel('Visible to').selectOption('Only me')
  await dice(host).getByRole('textbox', { name: 'Dice to roll', exact: true }).fill('2d6')
  await host.keyboard.press('Enter')
  await show(host, 'Log')
  await expect(newest(host)).toContainText('Only you')
  await guest.getByRole('button', { name: 'Dice', exact: true }).click()
  await show(guest, 'Log')
  await expect(newest(guest)).toContainText('Rolled in secret.')
  await dice(host)
    .getByRole('button', { name: /^Actions for .*Rowan.*'s roll:/ })
    .first()
    .click()
  await host.getByRole('menuitem', { name: 'Show to everyone' }).click()
  await expect(newest(guest)).toContainText(/Rowan.*checked.*rolled 2d6: \d+/i)
})
