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
const games = names.map((name, at) => ({ id: `${at}`, name, system: at % 2 ? 'Ashes of the Old Road' : 'Our own' }))

type Game = { id: string; name: string; system: string }

const keyOf = (game: Game) => game.id
const wordsOf = (game: Game) => `${game.name} ${game.system}`
const renderGame = (game: Game) => <Card heading={game.name} meta={game.system} />

/** The three functions are declared once: a row renders again only if its item changes. */
function Games({ games }: { games: readonly Game[] }) {
  return (
    <FilterList
      label="Your games"
      noun={['game', 'games']}
      items={games}
      keyOf={keyOf}
      textOf={wordsOf}
      renderItem={renderGame}
      column="16rem"
    />
  )
}

const meta = preview.meta({
  title: 'Components/Filter list',
  component: Games,
  subcomponents: { FilterList, FilterRows },
  args: { games },
})

/** Every item, and how many there are. */
export const Default = meta.story()

Default.test('Typing filters', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter games' }), 'lake')
  await expect((await canvas.findAllByText('2 of 4 games'))[0]).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'Café Noir' })).not.toBeInTheDocument()
})

const textOf = ({ name }: { name: string }) => name
const show = ({ name }: { name: string }) => <Card heading={name} />

/** The text comes from a field elsewhere, such as the navbar’s search. */
export const NothingFound = meta.story({
  render: () => (
    <FilterList
      label="Your games"
      noun={['game', 'games']}
      items={games}
      keyOf={textOf}
      textOf={textOf}
      renderItem={show}
      query="dragon"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No games match “dragon”.')).toBeVisible()
  },
})

const many = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, name: `${names[at % names.length]} ${at}`, at }))
const showRich = ({ name, at }: (typeof many)[number]) => (
  <Card
    heading={name}
    status={<Badge tone="good">Playing</Badge>}
    picture={
      <Avatar sigil={sigils[at % sigils.length] ?? 'owl'} colour={colours[at % colours.length] ?? 'lake'} size={48} />
    }
    meta="4 of 5 seats taken."
    actions={<Button>Leave</Button>}
  />
)

/** 500 cards with avatars, badges and buttons. */
export const FiveHundred = meta.story({
  render: () => (
    <FilterList
      label="Your games"
      noun={['game', 'games']}
      items={many}
      keyOf={textOf}
      textOf={textOf}
      renderItem={showRich}
      column="20rem"
    />
  ),
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
