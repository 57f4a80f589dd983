import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import CardPane from './card-pane.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1280, 800))

test('what can be undone or redone is told from what cannot by more than its colour (WCAG 1.4.1)', async () => {
  const { show } = await openIdeas()
  await show(<CardPane />)
  const borders = () => ['Undo', 'Redo'].map((name) => getComputedStyle(button(name).element()).borderTop.split(' ')[1])
  const widths = () => ['Undo', 'Redo'].map((name) => getComputedStyle(button(name).element()).borderTopWidth)
  await expect.element(button(/^Reroll( R)?$/)).toBeVisible()
  await expect.poll(borders).toEqual(['dashed', 'dashed'])
  await button(/^Reroll( R)?$/).click()
  await expect.poll(borders).toEqual(['solid', 'dashed'])
  await button('Undo').click()
  await expect.poll(borders).toEqual(['dashed', 'solid'])
  expect(widths()).toEqual(['1px', '1px'])
})
