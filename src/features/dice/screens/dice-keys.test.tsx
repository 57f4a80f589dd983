import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDice } from '../../../../tests/support/open-dice.ts'

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
