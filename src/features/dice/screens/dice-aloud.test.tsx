import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDice, tray } from '../../../../tests/support/open-dice.ts'

const said = (words: string) => page.getByRole('status').getByText(words, { exact: true })
const button = (name: string) => tray.getByRole('button', { name, exact: true })
const dice = tray.getByRole('textbox', { name: 'Dice to roll' })
const label = tray.getByRole('textbox', { name: 'Label (optional)' })

test('a pinned roll is named with its dice, and what is unpinned leaves the focus with the others', async () => {
  await openDice()
  await label.fill('Trap')
  for (const notation of ['2d6', '1d8']) {
    await dice.fill(notation)
    await button('Pin').click()
    await expect.element(said('Pinned Trap.')).toBeInTheDocument()
  }
  await dice.fill('1d4')
  await label.fill('')
  await button('Pin').click()
  await expect.element(said('Pinned 1d4.')).toBeInTheDocument()
  await expect.element(button('Trap, 2d6')).toBeVisible()
  for (const [name, next] of [
    ['Unpin Trap, 1d8', 'Unpin Trap, 2d6'],
    ['Unpin Trap, 2d6', 'Unpin 1d4'],
    ['Unpin 1d4', 'Pin'],
  ] as const) {
    button(name).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(name)).not.toBeInTheDocument()
    await expect.element(button(next)).toHaveFocus()
  }
  await expect.element(said('Unpinned 1d4.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'Dice' })).not.toBeInTheDocument()
})

test('counting says the new notation, and the buttons of a number say the number', async () => {
  await openDice()
  await dice.fill('3d6')
  await tray.getByRole('checkbox', { name: 'Count dice at or above' }).click()
  await expect.element(said('3d6>=6')).toBeInTheDocument()
  await button('Less: At or above').click()
  await expect.element(said('At or above 5')).toBeInTheDocument()
  await button('More: Modifier').click()
  await expect.element(said('Modifier 1')).toBeInTheDocument()
})

test('Enter on wrong dice says again what is wrong, and from elsewhere it leads to them', async () => {
  const { type } = await openDice()
  await type('2d')
  const wrong = said('2d needs a number of sides, at character 3.')
  await expect.element(wrong).toBeInTheDocument()
  const before = wrong.element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(wrong).toBeInTheDocument()
  await label.fill('x'.repeat(61))
  await dice.fill('2d6')
  const heard = page.getByRole('status').filter({ hasText: 'most 60 characters' })
  await expect.element(heard).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(heard).toBeInTheDocument()
})

test('what was announced leaves the reading order with the note in the game bar', async () => {
  await openDice()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  button('Add d20')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(said('1d20')).toBeInTheDocument()
  vi.advanceTimersByTime(8000)
  await expect.element(said('1d20')).not.toBeInTheDocument()
})

test('the tray says in a region that is already there that nobody can roll, and when that is over', async () => {
  const { network } = await openDice()
  const regions = tray.getByRole('status').elements()
  network.setFault('createLiveTicket', 'offline')
  network.hub.drop()
  const offline = tray.getByText("You're offline. You can roll once you're back.")
  await expect.element(offline).toBeVisible()
  expect(regions).toContain(offline.element())
  network.setFault('createLiveTicket', undefined)
  await expect.element(said('You can roll again.')).toBeInTheDocument()
})

test('of a roll in the log the sentence alone names who rolled', async () => {
  const { type, entries } = await openDice()
  await type('1d20')
  await expect.element(entries).toMatchTextContent(/rolled 1d20: \d+\./)
  await expect.element(entries.getByRole('strong')).not.toBeInTheDocument()
})

test('an entry says what it is before what can be done with it', async () => {
  const { type, entries } = await openDice()
  await type('1d20')
  await expect.element(entries.getByRole('button')).toBeVisible()
  const sentence = entries.getByText(/rolled 1d20/).element()
  expect(sentence.compareDocumentPosition(entries.getByRole('button').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
