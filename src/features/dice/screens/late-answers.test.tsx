import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberships } from '../../../../mocks/tags/games/tables.ts'
import { gameId, ofSheet, openDice, tray } from '../../../../tests/support/open-dice.ts'
import { gamesApi } from '../../../api/games-api.ts'
import { rollWanted } from '../../../game/dice-slice.ts'

test('a person who has rolled in another tab rolls here with the newest commitment', async () => {
  const { network, userId, entries, type, log } = await openDice()
  await log([{ by: userId, minutesAgo: 0, notation: '1d4', label: '' }])
  await type('2d6')
  await expect.element(entries.first()).toMatchTextContent(/Checked.*rolled 2d6: \d+\./)
  expect(network.count('rollDice')).toBe(2)
})

test('without a connection nothing can be rolled, and the tray says so', async () => {
  const { network, type, rolled } = await openDice()
  network.setFault('createLiveTicket', 'offline')
  network.hub.drop()
  await expect.element(page.getByText("You're offline. You can roll once you're back.")).toBeVisible()
  await type('1d20')
  expect(await rolled()).toBe(0)
})

test('a roll without an answer is sent again unchanged, and is one roll', async () => {
  const { network, entries, type, rolled } = await openDice()
  network.setFault('createLiveTicket', 'offline')
  // The live channel ends before it tells of the roll, and the log cannot be read.
  network.setFault('listLog', 'offline')
  onTestFinished(network.world.subscribe(() => network.hub.drop()))
  network.lose('rollDice')
  await type('1d20')
  await expect.element(page.getByText("1d20 was sent, but there's no answer yet.")).toBeVisible()
  const answer = network.hold('rollDice')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  // It keeps its place until there is an answer, and the second click of a double click hits nothing then.
  await expect.element(again).toHaveAttribute('data-busy')
  answer()
  await expect.element(page.getByText("1d20 was sent, but there's no answer yet.")).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Dice' })).toHaveFocus()
  await expect.element(entries).toMatchTextContent(/rolled 1d20: \d+/)
  await expect.poll(() => network.count('rollDice')).toBe(2)
  const byHand = tray.getByRole('button', { name: 'By hand' })
  byHand.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await expect.poll(network.isQuiet).toBe(true)
  await expect.element(byHand).toBeVisible()
  expect(await rolled()).toBe(1)
})

test('a roll whose answer was lost is answered by the log', async () => {
  const { network, entries, type, rolled } = await openDice()
  network.lose('rollDice')
  await type('1d20')
  await expect.element(entries).toMatchTextContent(/rolled 1d20: \d+/)
  await expect.poll(network.isQuiet).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(page.getByText("Couldn't roll. Try again.")).not.toBeInTheDocument()
  expect(await rolled()).toBe(1)
})

test('real dice on their way take no more input, and what is typed in the tray meanwhile stays', async () => {
  const { network, store, rolled } = await openDice()
  const label = tray.getByRole('textbox', { name: 'Label (optional)' })
  store.dispatch(rollWanted({ ...ofSheet, isAdjusted: true }))
  await tray.getByRole('button', { name: 'By hand' }).click()
  const faces = tray.getByRole('textbox', { name: 'Faces or total' })
  await faces.fill('14')
  const answer = network.hold('enterRoll')
  await tray.getByRole('button', { name: 'Add to log' }).click()
  await expect.element(faces).toHaveAttribute('readonly')
  await expect.element(tray.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await label.fill('The next one')
  answer()
  await expect.poll(rolled).toBe(1)
  await expect.element(faces).not.toBeInTheDocument()
  await expect.element(label).toHaveValue('The next one')
})

test('a roll request on its way takes no more input, and its answer leaves the next one alone', async () => {
  const { network, rolled } = await openDice()
  const open = page.getByRole('button', { name: 'Ask for a roll' })
  const label = page.getByRole('combobox', { name: 'Label', exact: true })
  await open.click()
  await label.fill('Sneak')
  const answer = network.hold('askForRoll')
  await page.getByRole('button', { name: 'Send request', exact: true }).click()
  await expect.element(label).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await open.click()
  await open.click()
  await label.fill('Climb')
  answer()
  await expect.poll(rolled).toBe(1)
  await expect.poll(network.isQuiet).toBe(true)
  await expect.element(label).toHaveValue('Climb')
})

test('whom a message is for stays until the person changes it', async () => {
  const { network, rolled } = await openDice()
  const text = page.getByRole('textbox', { name: 'Message' })
  const to = page.getByRole('combobox', { name: 'Send to' })
  // The line that Enter began is not sent.
  await text.fill('Onward.\n')
  const answer = network.hold('sendMessage')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await to.selectOptions('Whisper to Ash')
  answer()
  await expect.poll(rolled).toBe(1)
  await expect.element(page.getByText('Onward.', { exact: true })).toMatchTextContent(/^Onward\.$/)
  await expect.element(text).toHaveValue('')
  const chosen = () => (to.element() as HTMLSelectElement).selectedOptions[0]?.label
  await expect.poll(chosen).toBe('Whisper to Ash')
  await text.fill('I have the key.')
  await page.getByRole('button', { name: 'Whisper', exact: true }).click()
  await expect.poll(rolled).toBe(2)
  await expect.element(text).toHaveValue('')
  expect(chosen()).toBe('Whisper to Ash')
})

test('a whisper to somebody who leaves stays, says so, and is sent to no one else', async () => {
  const { network, userId, store } = await openDice()
  const text = page.getByRole('textbox', { name: 'Message' })
  const to = page.getByRole('combobox', { name: 'Send to' })
  await text.fill('I have the key.')
  await to.selectOptions('Whisper to Ash')
  const members = await network.world.look((rows) => rows(memberships).all())
  const ash = members.find((one) => one.userId !== userId)?.userId ?? ''
  await store.dispatch(gamesApi.endpoints.removeMember.initiate({ params: { gameId, userId: ash } }))
  await expect.element(to).toHaveAccessibleDescription("They aren't in this game anymore. Choose someone else.")
  page.getByRole('button', { name: 'Whisper', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(network.isQuiet).toBe(true)
  expect(network.count('sendMessage')).toBe(0)
  await expect.element(text).toHaveValue('I have the key.')
})
