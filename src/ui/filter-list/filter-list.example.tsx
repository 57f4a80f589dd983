import { Card } from '../../ui/card/card.tsx'
import { FilterList } from '../../ui/filter-list/filter-list.tsx'

type Game = { id: string; name: string; system: string }

const keyOf = (game: Game) => game.id
const textOf = (game: Game) => `${game.name} ${game.system}`
const renderGame = (game: Game) => <Card heading={game.name} meta={game.system} />

/** The three functions are declared once: a row renders again only if its item changes. */
export function FilterListExample({ games }: { games: readonly Game[] }) {
  return (
    <FilterList
      label="Your games"
      noun={['game', 'games']}
      items={games}
      keyOf={keyOf}
      textOf={textOf}
      renderItem={renderGame}
      column="16rem"
    />
  )
}
