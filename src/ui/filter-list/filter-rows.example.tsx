import { Card } from '../../ui/card/card.tsx'
import { FilterRows } from '../../ui/filter-list/filter-rows.tsx'
import { useFilter } from '../../ui/filter-list/use-filter.ts'

type Game = { id: string; name: string }

const keyOf = (game: Game) => game.id
const textOf = (game: Game) => game.name
const renderGame = (game: Game) => <Card heading={game.name} />

/** The heading counts, and is gone with the last row. */
export function FilterRowsExample({ games, query }: { games: readonly Game[]; query: string }) {
  const { isShown, found, fresh } = useFilter(games, textOf, query)
  return (
    <section hidden={found === 0}>
      <h3>Games ({found})</h3>
      <FilterRows
        label="Games"
        items={games}
        keyOf={keyOf}
        renderItem={renderGame}
        column="16rem"
        isShown={isShown}
        fresh={fresh}
      />
    </section>
  )
}
