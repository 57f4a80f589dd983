import { expect, userEvent, waitFor, within } from 'storybook/test'
import { scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { keepIdea } from '../../../../mocks/tags/ideas/rules.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { tablesOf } from '../../../rules/idea-tables.ts'
import { href } from '../../../shell/href.ts'
import { writeCards } from '../model/drafts.ts'
import { drawCard } from '../model/generator/card.ts'
import { startHistory } from '../model/generator/history.ts'
import { starterTables } from '../model/tables/starter-tables.ts'

const meta = preview.meta({
  title: 'Screens/Idea Builder/Card',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(href('ideaBuilder'), { session: 'in' }), ...scrolledUnder },
  // One of the longest cards: four of its five lines wrap on a phone.
  beforeEach: ({ store }) => {
    const card = drawCard(tablesOf(starterTables), 'person', 'gwnk3ds5')
    writeCards(store.getState().session.user?.userId ?? '', startHistory(card))
  },
})

/** No kept ideas yet. You see a card, and you can reroll it. */
export const Empty = meta.story({
  parameters: { frame: '54rem' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reroll' })).toBeVisible()
    await expect(await canvas.findByText(/Nothing yet/)).toBeVisible()
  },
})

/** The whole card on a phone, above its buttons. The fixed bars take at most a quarter of the window. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const reroll = await canvas.findByRole('button', { name: 'Reroll' })
    const bar = (reroll.parentElement as HTMLElement).getBoundingClientRect()
    const { bottom } = canvas.getByRole('textbox', { name: 'Seed' }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(bar.top)
    const above = canvas.getByRole('main').getBoundingClientRect().top
    await expect(above + innerHeight - bar.top).toBeLessThanOrEqual(innerHeight / 4)
  },
})

/** With large text, the name of a line stays inside it, its buttons are side by side, and no text is cut. */
export const OnPhoneInLargeText = meta.story({
  globals: { ...onPhone, ...inLargeText },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Lock / })
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }))
    await userEvent.keyboard('A title that is longer than this card is wide{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /^Keep/ }))
    const { right } = (await canvas.findByText(/^Kept: /)).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(innerWidth)
    for (const line of canvas.getAllByRole('listitem').filter((item) => 'slot' in item.dataset)) {
      const { top } = within(line).getByRole('heading').getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(line.getBoundingClientRect().top)
      const rows = within(line)
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect().top)
      await expect(new Set(rows).size).toBe(1)
    }
  },
})

/** You type a line of the card yourself. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Trade' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }))
    await expect(await canvas.findByRole('textbox', { name: 'Trade' })).toHaveFocus()
  },
})

/** A locked line stays when you reroll the others. The idea you kept last is above the pinned ones. */
export const Kept = meta.story({
  beforeEach: async ({ mock, store }) => {
    const { world } = mock
    const userId = store.getState().session.user?.userId ?? ''
    await world.step((rows) =>
      keepIdea(rows, world, userId, { kind: 'place', title: 'Lantern Gate', status: 'pinned' }),
    )
  },
  play: async ({ canvas }) => {
    const reroll = await canvas.findByRole('button', { name: 'Reroll' })
    await userEvent.click(canvas.getAllByRole('button', { name: /^Lock / })[0] as HTMLElement)
    await userEvent.click(reroll)
    await userEvent.click(canvas.getByRole('button', { name: /Keep/ }))
    const kept = within(await canvas.findByRole('region', { name: 'Kept ideas' }))
    await waitFor(() => expect(kept.getAllByRole('article')).toHaveLength(2))
    const headings = kept.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    const locked = canvas
      .getByRole('button', { name: /^Lock /, pressed: true })
      .closest('li')
      ?.querySelector('p')?.textContent
    await expect(headings).toEqual(['H2 Kept ideas', 'H3 Just kept', `H4 ${locked}`, 'H3 Pinned', 'H4 Lantern Gate'])
  },
})
