import { expect } from 'storybook/test'
import { inLargeText, inWindow, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Avatar, colours } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { sigils } from '../sigil/sigil-names.ts'
import { FilterList } from './filter-list.tsx'
import { FilterRows } from './filter-rows.tsx'

const names = ['The Gryphon’s Debt', 'Café Noir', 'Night on the Lake', 'Lake of Embers']
const nameOf = (at: unknown) => names[Number(at) % names.length] ?? ''

const meta = preview.meta({
  title: 'Components/Filter list',
  component: FilterList,
  subcomponents: { FilterRows },
  args: {
    label: 'Your games',
    noun: ['game', 'games'] as const,
    items: [0, 1, 2, 3],
    keyOf: String,
    textOf: nameOf,
    renderItem: (at: unknown) => <Card heading={nameOf(at)} meta="You are the host." />,
    column: '16rem',
  },
})

/** Every item, and how many there are. */
export const Default = meta.story()

Default.test('Typing filters', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter games' }), 'lake')
  await expect((await canvas.findAllByText('2 of 4 games'))[0]).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'Café Noir' })).not.toBeInTheDocument()
})

/** The text comes from a field elsewhere, such as the navbar’s search. */
export const NothingFound = meta.story({
  args: { query: 'dragon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No games match “dragon”.')).toBeVisible()
  },
})

const showRich = (at: unknown) => (
  <Card
    heading={`${nameOf(at)} ${at}`}
    status={<Badge tone="good">Playing</Badge>}
    picture={
      <Avatar
        sigil={sigils[Number(at) % sigils.length] ?? 'owl'}
        colour={colours[Number(at) % colours.length] ?? 'lake'}
        size={48}
      />
    }
    meta="4 of 5 seats taken."
    actions={<Button>Leave</Button>}
  />
)

/** 500 cards with avatars, badges and buttons. */
export const FiveHundred = meta.story({
  args: { items: Array.from({ length: 500 }, (_, at) => at), renderItem: showRich, column: '20rem' },
  // axe takes minutes for so many cards. The other stories check a single one.
  parameters: { a11y: { test: 'off' }, ...inWindow() },
})

/** On a phone, with text at 200%. */
export const OnPhoneInLargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
