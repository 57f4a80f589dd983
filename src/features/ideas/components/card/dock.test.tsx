import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../../../../../tests/support/open-app.tsx'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import { href } from '../../../../shell/href.ts'
import CardPane from './card-pane.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const rectOf = (name: string | RegExp) => button(name).element().getBoundingClientRect()

beforeEach(() => page.viewport(1280, 800))

test('what can be undone or redone is told from what cannot by more than its colour (WCAG 1.4.1)', async () => {
  const { show } = await openIdeas()
  await show(<CardPane />)
  const borders = () => ['Undo', 'Redo'].map((name) => getComputedStyle(button(name).element()).borderTop.split(' ')[1])
  const widths = () => ['Undo', 'Redo'].map((name) => getComputedStyle(button(name).element()).borderTopWidth)
  await expect.element(button(/^Reroll/)).toBeVisible()
  await expect.poll(borders).toEqual(['dashed', 'dashed'])
  await button(/^Reroll/).click()
  await expect.poll(borders).toEqual(['solid', 'dashed'])
  await button('Undo').click()
  await expect.poll(borders).toEqual(['dashed', 'solid'])
  expect(widths()).toEqual(['1px', '1px'])
})

/** The Idea Builder of somebody who has kept a card with a long name. */
async function keepLong() {
  await openIdeas()
  await openApp({ at: href('ideaBuilder') })
  await expect.element(button(/^Reroll/)).toBeVisible()
  await button('Type over').first().click()
  await userEvent.keyboard('The last keeper of the lighthouse at the very end of the known world{Enter}')
  await button(/^Keep/).click()
  await expect.element(button('Show it')).toBeVisible()
}

for (const width of [320, 1280])
  test(`at ${width} pixels, with a mouse too, the dock is a row of buttons and a line of what was kept`, async () => {
    await page.viewport(width, 740)
    await keepLong()
    const tops = [/^Reroll/, /^Keep( K)?$/, 'Undo', 'Redo'].map((name) => rectOf(name).top)
    expect(new Set(tops).size).toBe(1)
    const height = rectOf('Redo').bottom - rectOf('Show it').top
    expect(height).toBeLessThan(3 * rectOf('Redo').height)
    const kind = page.getByRole('combobox', { name: 'Kind' }).first().element().getBoundingClientRect()
    expect(rectOf('Redo').right).toBeLessThanOrEqual(kind.right)
    const words = page.getByText(/^Kept: /).element()
    expect(words.getBoundingClientRect().height).toBeLessThan(32)
  })
