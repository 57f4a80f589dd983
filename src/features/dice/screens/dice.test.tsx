import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishEntry } from '../../../../mocks/live/shared-events.ts'
import { addCharacters } from '../../../../mocks/tags/characters/example.ts'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { logEntries } from '../../../../mocks/tags/log/tables.ts'
import {
  ask,
  gameId,
  type OpenedDice,
  ofSheet,
  openDice,
  otherThan,
  tray,
} from '../../../../tests/support/open-dice.ts'
import { logApi } from '../../../api/log-api.ts'
import { rollWanted } from '../../../game/dice-slice.ts'

const said = (hasText: RegExp) => expect.element(page.getByRole('status').filter({ hasText })).toBeInTheDocument()

test('“Again” and a pinned roll are never seen by more than “Visible to” says', async () => {
  const { network, type, rolled } = await openDice()
  await type('1d20')
  await expect.poll(rolled).toBe(1)
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await tray.getByLabelText('Visible to').selectOptions('Only me')
  await page.getByRole('button', { name: 'Again' }).click()
  await expect.poll(rolled).toBe(2)
  await page.getByRole('list', { name: 'Pinned rolls' }).getByRole('button', { name: '1d20', exact: true }).click()
  await expect.poll(rolled).toBe(3)
  const entries = await network.world.look((rows) => rows(logEntries).all())
  expect(entries.map(({ audience }) => audience)).toEqual(['everyone', 'me', 'me'])
})

test('the last result stays when the next roll is refused, and when to go on is said above the button', async () => {
  const { network, type } = await openDice()
  await type('1d1000')
  const result = page.getByRole('tabpanel', { name: 'Tray' }).getByText(/rolled 1d1000/)
  await page.viewport(360, 740)
  await expect.element(result).toBeInTheDocument()
  network.setFault('rollDice', '429-seconds')
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.element(page.getByText(/^Try again in 0:(30|2\d)\.$/)).toBeInViewport({ ratio: 1 })
  await expect.element(result).toBeInTheDocument()
})

test('an error goes with the next attempt: real dice do not stand below that of a roll', async () => {
  const { network, type } = await openDice()
  const alert = (text: string) => tray.getByRole('alert').getByText(text)
  network.setFault('rollDice', '503')
  await type('1d20')
  await expect.element(alert("Couldn't roll. Try again.")).toBeVisible()
  await page.getByRole('button', { name: 'By hand' }).click()
  await page.getByRole('textbox', { name: 'Faces or total' }).fill('14')
  network.setFault('enterRoll', '503')
  await tray.getByRole('button', { name: 'Add to log' }).click()
  await expect.element(alert("Couldn't add it. Try again.")).toBeVisible()
  await expect.element(alert("Couldn't roll. Try again.")).not.toBeInTheDocument()
})

test('the same result twice is announced twice, with the faces of real dice, and stands at the top', async () => {
  const { rolled } = await openDice()
  await page.viewport(360, 640)
  const heard: string[] = []
  const observer = new MutationObserver((changes) =>
    heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? ''))),
  )
  for (const region of page.getByRole('status').elements()) observer.observe(region, { childList: true })
  onTestFinished(() => observer.disconnect())
  const byHand = page.getByRole('button', { name: 'By hand' })
  const faces = page.getByRole('textbox', { name: 'Faces or total' })
  await byHand.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(byHand).toHaveFocus()
  for (const count of [1, 2]) {
    await byHand.click()
    await expect.element(faces).toHaveFocus()
    await faces.fill('4 2')
    await page.getByRole('button', { name: 'Add to log' }).click()
    await expect.poll(rolled).toBe(count)
    await expect.element(byHand).toHaveFocus()
    await expect.element(page.getByText('6', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
  await expect.poll(() => heard.filter((text) => text.endsWith('rolled by hand: 6. Dice 4 and 2.'))).toHaveLength(2)
})

test('what is done with an entry is announced, and the focus stays with it', async () => {
  const dice = await openDice()
  const { network, userId, entries, log } = dice
  await tray.getByLabelText('Visible to').selectOptions('Only me')
  await dice.type('1d20')
  await said(/ rolled 1d20: .* Only you\.$/)
  const inTray = page.getByText('only you', { exact: true })
  await expect.element(inTray).toBeVisible()
  const act = async (name: string) => {
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Show to everyone')
  await said(/^Shown to everyone\.$/)
  await expect.element(entries.first().getByText('Shown later')).toBeVisible()
  await expect.element(inTray).not.toBeInTheDocument()
  await act('Remove')
  await said(/^Removed\.$/)
  await expect.element(entries.first()).toHaveFocus()
  const other = await network.world.look((rows) => otherThan(rows, userId))
  await log([{ by: other, minutesAgo: 0, notation: '1d4', label: '' }])
  await network.world.step((rows) => {
    const [row] = rows(logEntries).where({ authorId: other })
    if (row) publishEntry(rows, 'log.changed', row, other)
  })
  await said(/^Now shown: .* rolled 1d4: \d/)
  await ask(dice, 'Notice', undefined, false)
  await said(/^Roll request closed: .Notice.\.$/)
})

test('a roll of the tray answers a request only if that is in it, and takes its notation and audience', async () => {
  const dice = await openDice()
  const { type, rolled } = dice
  const seenBy = tray.getByLabelText('Visible to')
  await seenBy.selectOptions('Only me')
  const answers = await ask(dice, 'Notice', '1d20')
  const choice = tray.getByRole('checkbox', { name: 'This answers the roll request “Notice”: 1d20 · Target 1' })
  await type('3d6')
  await expect.poll(rolled).toBe(2)
  expect(await answers()).toEqual([])
  const notation = tray.getByRole('textbox', { name: 'Dice to roll' })
  const adjust = page.getByRole('button', { name: 'Adjust “Notice”' })
  await adjust.click()
  await expect.element(choice).toBeChecked()
  await expect.element(adjust).not.toBeInTheDocument()
  await choice.click()
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(notation).toHaveValue('3d6')
  await adjust.click()
  await expect.element(notation).toHaveValue('1d20')
  await expect.element(seenBy).toHaveValue('everyone')
  await tray.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.poll(answers).toEqual(['Notice: 1d20, everyone'])
  await expect.element(choice).not.toBeInTheDocument()
  // It is in the tray, where it was rolled.
  await expect.element(page.getByRole('region', { name: 'Your roll' })).not.toBeInTheDocument()
  await expect.element(notation).toHaveValue('3d6')
  await expect.element(tray.getByRole('textbox', { name: 'Label (optional)' })).toHaveValue('')
  await expect.element(seenBy).toHaveValue('me')
  await expect.element(page.getByText(/^\u2068.*\u2069: \d+, reached$/)).toBeVisible()
})

test('a request says which key leads to its button, and the focus is back where it was once that is pressed', async () => {
  const dice = await openDice()
  const button = page.getByRole('button', { name: 'Dice', exact: true })
  await page.getByRole('button', { name: 'Close dice' }).click()
  await expect.element(button).toHaveFocus()
  await ask(dice, 'Notice', '1d20')
  await said(/ Target 1\. Press F8 to answer\.$/)
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('button', { name: 'Roll for “Notice”' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Your roll' })).toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('a roll of a sheet answers the request that names it', async () => {
  const dice = await openDice()
  const answers = await ask(dice, 'sneak')
  await expect.element(page.getByRole('button', { name: 'Choose dice for “sneak”' })).toBeVisible()
  dice.store.dispatch(rollWanted({ ...ofSheet, isAdjusted: false }))
  await expect.poll(answers).toEqual(['Mira: Sneak: 1d20+2, everyone'])
  await said(/, reached\. .* Answers “.sneak.”\.$/)
  // The sentence says it.
  await expect.element(dice.entries.first().getByText('Mira: Sneak', { exact: true })).toHaveAttribute('aria-hidden')
})

const addSheets = ({ network }: OpenedDice, all: Parameters<typeof addCharacters>[3]) =>
  network.world.step((rows) => {
    const game = rows(games).get(gameId)
    if (game) addCharacters(rows, network.world, game, all)
  })

test('a request without dice takes the roll of my sheet that it names into the tray by “Adjust”', async () => {
  const dice = await openDice()
  const block = { kind: 'roll' as const, label: 'Notice', notation: '1d20+2' }
  await addSheets(dice, [{ by: dice.userId, name: 'Mira', blocks: [block] }])
  const answers = await ask(dice, 'notice')
  await page.getByRole('button', { name: 'Adjust “notice”' }).click()
  await expect.element(tray.getByRole('checkbox', { name: /“notice”/ })).toBeChecked()
  await expect.element(tray.getByRole('textbox', { name: 'Dice to roll' })).toHaveValue('1d20+2')
  await tray.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.poll(answers).toEqual(['Mira: Notice: 1d20+2, everyone'])
})

test('a request is offered the labels of rolls, also of a sheet behind a hundred others', async () => {
  const dice = await openDice()
  const wolves = Array.from({ length: 100 }, (_, at) => ({ name: `Wolf ${at}`, kind: 'many' as const }))
  const by = await dice.network.world.look((rows) => otherThan(rows, dice.userId))
  await addSheets(dice, [...wolves, { by, name: 'Mira', blocks: [{ kind: 'roll', label: 'Sneak', notation: '1d20' }] }])
  await page.getByRole('button', { name: 'Ask for a roll' }).click()
  const label = page.getByRole('combobox', { name: 'Label', exact: true })
  await expect.element(label).toBeVisible()
  const offered = () => [...((label.element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)
  await expect.poll(offered).toEqual(['Sneak'])
  await label.fill('Sneak')
  await page.getByRole('button', { name: 'Send request', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Ask for a roll' })).toHaveFocus()
})

test('“Ask for a roll” has a heading, and Escape closes it alone and keeps what was typed', async () => {
  await openDice()
  const opener = page.getByRole('button', { name: 'Ask for a roll' })
  const field = page.getByRole('combobox', { name: 'Label', exact: true })
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Ask for a roll' })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('Notice')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(field).toHaveValue('Notice')
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'Dice' })).not.toBeInTheDocument()
})

test('on a wide window a second press on “Dice” meets nothing of the panel that opened', async () => {
  await openDice()
  const button = page.getByRole('button', { name: 'Dice', exact: true })
  await page.getByRole('button', { name: 'Close dice' }).click()
  const { x, y } = button.element().getBoundingClientRect()
  await button.click()
  await expect.element(page.getByRole('heading', { name: 'Dice' })).toHaveFocus()
  for (const at of [1, 35, 70]) expect(document.elementFromPoint(x + at, y + 20)?.closest('button')).toBeNull()
})

test('dice that a count leaves out are told from the others', async () => {
  const { type } = await openDice()
  const dash = () => getComputedStyle(document.querySelector('[role=listitem] text') ?? document.body).strokeDasharray
  await type('2d6<=0')
  await expect.poll(dash).toBe('3px, 2px')
  await type('2d6>=1')
  await expect.poll(dash).toBe('none')
})

test('the log stays in its place when a message is begun', async () => {
  await openDice()
  const top = () => page.getByText('Nothing rolled yet').element().getBoundingClientRect().top
  const before = top()
  await page.getByRole('textbox', { name: 'Message' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Send to' })).toBeVisible()
  expect(top()).toBe(before)
})

test('of a long log only the entries near the view are drawn, and what has the focus stays', async () => {
  const { userId, entries, log } = await openDice()
  await log(Array.from({ length: 49 }, (_, at) => ({ by: userId, minutesAgo: 50 - at, text: `Line ${50 - at}` })))
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Line 2', { exact: true })).toBeInTheDocument()
  expect(page.getByText('Line 50', { exact: true }).elements()).toHaveLength(0)
  const actions = entries.first().getByRole('button').element()
  actions.focus()
  const scroll = () => actions.closest('section')?.querySelector('[role=list]')?.scrollIntoView({ block: 'end' })
  scroll()
  await expect.element(page.getByText('Line 50', { exact: true })).toBeVisible()
  await expect.element(entries.last()).toHaveAttribute('aria-posinset', '49')
  expect(actions.isConnected).toBe(true)
  expect(entries.elements().length).toBeLessThan(45)
})

test('a page of the log with nothing in it holds no other back', async () => {
  const { store, userId, entries, log } = await openDice()
  await page.viewport(1280, 3000)
  await log(Array.from({ length: 25 }, () => ({ by: userId, minutesAgo: 1, text: 'Hello.' })))
  dispatchEvent(new Event('focus'))
  await expect.poll(() => entries.elements().length).toBe(25)
  const { updateQueryData } = logApi.util
  store.dispatch(
    updateQueryData('listWholeLog', { params: { gameId } }, ({ pages, pageParams }) => {
      const [full] = pages.splice(0, 1, { items: [] })
      if (full) pages.push(full)
      pageParams.push(undefined)
    }),
  )
  await expect.poll(() => entries.elements().length).toBe(25)
})
