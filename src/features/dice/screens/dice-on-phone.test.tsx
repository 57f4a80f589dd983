import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { publishEntry } from '../../../../mocks/live/shared-events.ts'
import { logEntries } from '../../../../mocks/tags/log/tables.ts'
import { ask, openDice, otherThan, tray } from '../../../../tests/support/open-dice.ts'
import { toast } from '../../../shell/overlays/overlays.ts'

test('a toast ends above the button that sends a roll request', async () => {
  const { store } = await openDice()
  await page.viewport(360, 740)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'Ask for a roll' }).click()
  const send = page.getByRole('button', { name: 'Send request' })
  await expect.element(send).toBeVisible()
  store.dispatch(toast.success('Saved.', { duration: undefined }))
  const saved = page.getByText('Saved.')
  await expect.element(saved).toBeVisible()
  const top = () => send.element().getBoundingClientRect().top
  const gap = () => top() - saved.element().getBoundingClientRect().bottom
  await expect.poll(gap).toBeGreaterThan(0)
  // The button is above the edge now, because the log below the form is in view.
  const before = top()
  page.getByText('Nothing rolled yet').element().scrollIntoView({ block: 'end' })
  await expect.poll(top).toBeLessThan(before)
  await expect.poll(gap).toBeGreaterThan(0)
})

test('“Roll” stays in its place while dice are chosen and counted, and the number to count from is above it', async () => {
  await openDice()
  const top = (name: string) => tray.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top
  const count = tray.getByRole('checkbox', { name: 'Count dice at or above' })
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.viewport(width, height)
    await tray.getByRole('button', { name: 'Clear' }).click({ force: true })
    await expect.element(count).toHaveAttribute('aria-disabled', 'true')
    await count.click({ force: true })
    const before = top('Roll')
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add d6' }).click()
    await count.click()
    await expect.element(tray.getByRole('button', { name: 'Less: At or above' })).toBeVisible()
    expect(top('Roll')).toBe(before)
    expect(top('Less: At or above')).toBeLessThan(before)
  }
})

test('with text at 200 % the sheet covers nothing of the game bar', async () => {
  await openDice()
  const { style } = document.documentElement
  style.fontSize = '200%'
  onTestFinished(() => void style.removeProperty('font-size'))
  await page.viewport(360, 740)
  const edges = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()
  await expect.poll(() => edges('Dice').width).toBe(360)
  expect(edges('Current game').bottom).toBeLessThanOrEqual(edges('Dice').top)
})

test('“How the dice fell” moves nothing, and says how many dice are missing', async () => {
  const { type, entries } = await openDice()
  await type('1d20')
  await page.viewport(360, 740)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect.element(entries).toBeVisible()
  const top = () => entries.element().getBoundingClientRect().top
  const before = top()
  const opener = page.getByRole('button', { name: 'How the dice fell' })
  await opener.click()
  const words = "Your group has rolled 1d20. You'll see how they fell after 19 more."
  await expect.element(page.getByRole('dialog', { name: 'How the dice fell' }).getByText(words)).toBeVisible()
  expect(top()).toBe(before)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('dice tumble once, and only in front of whoever is there to see them', async () => {
  const { type, userId, network, log, entries } = await openDice()
  await page.viewport(360, 740)
  const prefer = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer('no-preference')
  /** Where dice have tumbled: in the tray, or in an entry of the log. */
  const tumbled: string[] = []
  const note = ({ target }: Event) => {
    if (target instanceof SVGElement) tumbled.push(target.closest('[role=listitem]')?.textContent ?? 'Tray')
  }
  document.addEventListener('animationstart', note)
  onTestFinished(() => document.removeEventListener('animationstart', note))
  const other = await network.world.look((rows) => otherThan(rows, userId))
  const theyRoll = async (notation: string) => {
    await log([{ by: other, minutesAgo: 0, notation, label: '' }])
    await network.world.step((rows) => {
      const row = rows(logEntries).where(({ roll }) => roll?.notation === notation)[0]
      if (row) publishEntry(rows, 'log.added', row, other)
    })
  }
  const show = (name: RegExp) => page.getByRole('tab', { name }).click()
  await type('1d20')
  await theyRoll('1d4')
  await show(/^Log 1 new/)
  await expect.element(entries.nth(1)).toBeVisible()
  await theyRoll('1d8')
  await expect.poll(() => tumbled).toEqual(['Tray', expect.stringContaining('1d8')])
  await show(/^Tray/)
  await expect.element(tray).toBeVisible()
  await show(/^Log/)
  await theyRoll('1d10')
  await expect.poll(() => tumbled.at(-1)).toContain('1d10')
  expect(tumbled).toHaveLength(3)
})

test.each([
  ['beside the view', 1280, 800],
  ['beside a narrow view', 768, 1024],
  ['on a phone', 360, 740],
])('the tray shows every die of a roll %s, and no ordinary roll moves a button', async (_, width, height) => {
  const { type } = await openDice()
  await page.viewport(width, height)
  const shown = page.getByRole('tabpanel', { name: 'Tray' })
  const top = () => tray.getByRole('button', { name: 'Add d6' }).element().getBoundingClientRect().top
  const before = top()
  const long = 'Sneaking past the lamplighter and the two sleeping hounds'
  for (const [notation, label, last, count] of [
    ['4d6kh3+2', long, '+2', 4],
    ['10d6kh3+3', '', '+3', 10],
    ['40d6kh10+3d20+2d100', '', '30 dropped', 15],
  ] as const) {
    await tray.getByRole('textbox', { name: 'Label (optional)' }).fill(label)
    await type(notation)
    const end = shown.getByText(last, { exact: true })
    await expect.element(end).toBeInViewport()
    const dice = end.element().parentElement?.querySelectorAll('svg') ?? []
    expect(dice).toHaveLength(count)
    for (const die of dice) await expect.element(die).toBeInViewport({ ratio: 0.95 })
    if (count < 15) expect(top()).toBe(before)
  }
})

test.each([768, 1000])('in a window of %d px the view ends where the dice begin', async (width) => {
  await openDice()
  await page.viewport(width, 900)
  const edges = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()
  expect(edges('Current game').right).toBeLessThanOrEqual(edges('Dice').left)
})

test.each([
  ['in a tab on a laptop', 800],
  ['below the tray in a high window', 1216],
])('three entries of the log are in view %s, and a total is beside the first row of its dice', async (_, height) => {
  const { log, userId, type, entries } = await openDice()
  await log([1, 2].map((minutesAgo) => ({ by: userId, minutesAgo, notation: '2d6', label: 'Mira: Sneak' })))
  await page.viewport(1280, height)
  await type('9d6')
  if (height < 1000) await page.getByRole('tab', { name: 'Log' }).click()
  await expect.element(entries.nth(2)).toBeInViewport({ ratio: 0.99 })
  const top = (words: RegExp) => entries.first().getByText(words).element().getBoundingClientRect().top
  expect(Math.abs(top(/^\d\d$/) - top(/^9d6$/))).toBeLessThan(16)
})

test.each([
  ['beside the view', 1280, 800, / Press F8 to answer\.$/],
  ['beside a narrow view', 800, 780, / Press F8 to answer\.$/],
  ['as a sheet in a small window', 720, 640, / The button is at the end of the page\.$/],
  ['on a phone', 360, 740, / The button is at the end of the page\.$/],
] as const)(
  'a request that comes while the tray is open %s moves nothing, and one press answers it',
  async (_, width, height, where) => {
    const dice = await openDice()
    await page.viewport(width, height)
    const notation = tray.getByRole('textbox', { name: 'Dice to roll' })
    await notation.fill('2d6')
    const controls = () =>
      [...tray.getByRole('button').elements(), ...tray.getByRole('textbox').elements()].filter(
        (one) => !one.closest('section[aria-label]'),
      )
    const places = () => controls().map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect().top])
    const before = places()
    const answers = await ask(dice, 'Notice', '1d20+3')
    const bar = page.getByRole('region', { name: 'Roll request' })
    await expect.element(bar).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('status').filter({ hasText: where })).toBeInTheDocument()
    expect(places()).toEqual(before)
    expect(bar.element().getBoundingClientRect().bottom).toBeGreaterThan(height - 90)
    const roll = tray.getByRole('button', { name: 'Roll', exact: true }).element()
    const { left, top, right, bottom } = roll.getBoundingClientRect()
    for (const y of [top + 2, bottom - 2]) expect(document.elementFromPoint((left + right) / 2, y)).toBe(roll)
    // A thumb scrolls nothing before it presses.
    const press = bar.getByRole('button', { name: 'Roll for “Notice”' }).element()
    press.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(answers).toEqual(['Notice: 1d20+3, everyone'])
    await expect.element(page.getByRole('region', { name: 'Your roll' })).toBeInViewport({ ratio: 1 })
    await expect.element(notation).toHaveValue('2d6')
    expect(places()).toEqual(before)
  },
)
