import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishEntry } from '../../../../mocks/live/shared-events.ts'
import { logEntries } from '../../../../mocks/tags/log/tables.ts'
import { gameId, openDice, otherThan } from '../../../../tests/support/open-dice.ts'

const button = page.getByRole('button', { name: 'Dice', exact: true })
/** Presses keys until the focus leaves the page, or comes to an element again. */
async function press(keys: string) {
  const seen: Element[] = []
  for (;;) {
    await userEvent.keyboard(keys)
    const { activeElement: now } = document
    if (!now || now === document.body || seen.includes(now)) return seen
    seen.push(now)
  }
}

test.each([
  ['beside the view', 1280],
  ['as a sheet over it', 390],
])(
  'Tab goes through page and dice %s once, the dice behind the page, and leaves in both directions',
  async (_, width) => {
    await openDice()
    await page.viewport(width, 800)
    const panel = page.getByRole('region', { name: 'Dice' }).element()
    const first = page.getByRole('link', { name: 'Skip to content' }).element()
    if (first instanceof HTMLElement) first.focus()
    const forward = [first, ...(await press('{Tab}'))]
    expect(forward).toContain(button.element())
    expect(forward).toContain(page.getByRole('button', { name: 'Pause' }).element())
    const inPanel = forward.filter((one) => panel.contains(one))
    expect(inPanel.length).toBeGreaterThan(10)
    expect(forward.slice(-inPanel.length)).toEqual(inPanel)
    expect(await press('{Shift>}{Tab}{/Shift}')).toEqual(forward.toReversed())
  },
)

const said = (hasText: RegExp) => expect.element(page.getByRole('status').filter({ hasText })).toBeInTheDocument()

/** A log of so many lines. */
async function openLog(lines: number) {
  const dice = await openDice()
  const by = await dice.network.world.look((rows) => otherThan(rows, dice.userId))
  await dice.log(Array.from({ length: lines }, (_, at) => ({ by, minutesAgo: lines - at, text: `Line ${lines - at}` })))
  // The log is asked for again.
  dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('Line 1', { exact: true })).toBeInTheDocument()
  return dice
}

test.each([
  ['all there are', 69, '19'],
  ['of even more', 120, '50'],
])(
  '“Show earlier” says if it fails; it leads to the first earlier entry and says how many there are: %s',
  async (_, lines, more) => {
    const { network } = await openLog(lines)
    network.setFault('listLog', '503')
    const earlier = page.getByRole('button', { name: 'Show earlier' }).element()
    if (earlier instanceof HTMLElement) earlier.focus()
    await userEvent.keyboard('{Enter}')
    const failure = page.getByRole('alert').getByText("Couldn't load earlier entries. Try again.")
    await expect.element(failure).toBeVisible()
    network.setFault('listLog')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Line 51' })).toHaveFocus()
    await expect.element(failure).not.toBeInTheDocument()
    await expect.element(page.getByText('Line 51', { exact: true })).toBeInViewport()
    await said(new RegExp(`^${more} more\\.$`))
  },
)

test('the log is a stop of the Tab key, and keys scroll to entries whose buttons come next', async () => {
  const { entries } = await openLog(49)
  await page.getByRole('combobox', { name: 'Send to' }).click()
  await userEvent.keyboard('{Escape}{Tab}{Tab}')
  const log = page.getByRole('list', { name: 'Log, newest first' })
  await expect.element(log).toHaveFocus()
  await expect.element(log).toHaveAccessibleDescription('Page Up and Page Down scroll it.')
  await userEvent.keyboard('{End}')
  await expect.element(entries.filter({ hasText: 'Line 49' })).toBeInViewport()
  await userEvent.keyboard('{Tab}')
  const at = document.activeElement?.closest('[role=listitem]')?.ariaPosInSet
  // Further down than the entries that are drawn at first.
  expect(Number(at)).toBeGreaterThan(10)
})

test('a whisper to me offers “Reply”: what is typed goes to its author alone', async () => {
  const dice = await openDice()
  const { network, userId, entries } = dice
  const ash = await network.world.look((rows) => otherThan(rows, userId))
  const whisper = (authorId: string, to: string | undefined, text: string) =>
    network.world.step((rows) => {
      const line = { entryId: network.world.newId(), gameId, at: network.world.now(), label: '', isRemoved: false }
      const row = { ...line, authorId, audience: 'everyone' as const, kind: 'message' as const, text, to }
      rows(logEntries).put(row)
      publishEntry(rows, 'log.added', row, authorId)
    })
  const message = page.getByRole('textbox', { name: 'Message' })
  const actions = (of: string) => entries.filter({ hasText: of }).getByRole('button', { name: /^Actions/ })
  const reply = page.getByRole('menuitem', { name: 'Reply' })
  await message.fill('Wait.')
  await whisper(ash, undefined, 'For all.')
  await whisper(userId, ash, 'From me.')
  await whisper(ash, userId, 'To me.')
  for (const of of ['For all.', 'From me.']) {
    await actions(of).click()
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
    await expect.element(reply).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  }
  await actions('To me.').click()
  await reply.click()
  await expect.element(message).toHaveFocus()
  const to = page.getByRole('combobox', { name: 'Send to' })
  await expect.element(to).toHaveValue(ash)
  await expect.element(page.getByRole('button', { name: 'Whisper', exact: true })).toBeVisible()
  // What is meant for someone else stays theirs.
  await expect.element(message).toHaveValue('')
  await message.fill('Yes.')
  await to.selectOptions('everyone')
  await expect.element(message).toHaveValue('Wait.')
  await actions('To me.').click()
  await reply.click()
  await expect.element(message).toHaveValue('Yes.')
  // A text goes along to someone for whom there is none.
  await to.selectOptions('me')
  await expect.element(message).toHaveValue('Yes.')
  await to.selectOptions(ash)
  await expect.element(message).toHaveValue('Yes.')
})

test('“How the dice fell” takes the focus itself, whether or not the numbers are there yet', async () => {
  const { log, userId } = await openDice()
  await log(['1d20', '1d6'].map((notation) => ({ by: userId, minutesAgo: 0, notation, label: '' })))
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'How the dice fell' }).click()
    const dialog = page.getByRole('dialog', { name: 'How the dice fell' })
    await expect.element(dialog.getByRole('combobox', { name: 'Die' })).toBeVisible()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})
