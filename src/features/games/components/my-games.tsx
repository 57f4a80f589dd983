import { memo, useMemo } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { GameCard } from '../../../game/game-card.tsx'
import { isArchived, type MoreGames, useFoundGames, useMyGames } from '../../../game/game-queries.ts'
import { useInvitationField } from '../../../game/invitation-field.tsx'
import { usePendingRequest } from '../../../game/seat-request.ts'
import { WaysToGame } from '../../../game/ways-to-game.tsx'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import drawing from '../../../shell/page/drawings/game.svg?raw'
import page from '../../../shell/page/page.module.css'
import { Page } from '../../../shell/page/page.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { FilterRows } from '../../../ui/filter-list/filter-rows.tsx'
import type { Found } from '../../../ui/filter-list/use-filter.ts'
import styles from './games.module.css'

/** My games, to open one. The navbar's search filters them. */
export default function MyGames() {
  const { games, error, isFetching, refetch, ...more } = useMyGames(true)
  const invitation = useInvitationField()
  const isEmpty = games?.length === 0
  const pending = usePendingRequest()
  const request = isEmpty ? pending : undefined
  return (
    <Page
      title="Your games"
      lead={
        isEmpty
          ? (request?.words ?? "You're not in a game yet. Create one or join one.")
          : 'Pick up where you left off, or start something new.'
      }
      picture={isEmpty && <Drawing src={drawing} />}
      actions={<WaysToGame request={request} invitation={invitation} />}
    >
      {invitation.field}
      <Loaded
        query={{ currentData: games, error, isFetching, refetch }}
        what="your games"
        placeholder={
          <div className={styles.cards}>
            <CardSkeleton picture lines={4} />
            <CardSkeleton picture lines={4} />
          </div>
        }
      >
        {(all) => all.length > 0 && <Games games={all} isFetching={isFetching} {...more} />}
      </Loaded>
    </Page>
  )
}

function Games({ games, ...more }: MoreGames & { games: Game[] }) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = more
  const ordered = useMemo(() => games.toSorted((a, b) => Number(isArchived(a)) - Number(isArchived(b))), [games])
  const { isShown, hasMore, showMore, fresh, count } = useFoundGames(ordered, more)
  return (
    <>
      <p role="status" className={common.region}>
        {count}
      </p>
      <Sections games={ordered} isShown={isShown} fresh={fresh} />
      {(hasMore || hasNextPage) && (
        <p>
          <Button
            busy={isFetching && !hasMore}
            onClick={() => {
              showMore()
              if (!hasMore) fetchNextPage()
            }}
          >
            {isFetchNextPageError && !hasMore ? 'Try again to show more' : 'Show more'}
          </Button>
        </p>
      )}
    </>
  )
}

const gameKey = ({ gameId }: Game) => gameId
const renderGame = (game: Game) => <GameCard game={game} headingLevel={2} />
const renderArchived = (game: Game) => <GameCard game={game} headingLevel={3} />

type SectionsProps = Pick<Found<Game>, 'isShown' | 'fresh'> & { games: Game[] }

/** @param games archived ones last */
const Sections = memo(function Sections({ games, isShown, fresh }: SectionsProps) {
  const first = games.findIndex(isArchived)
  const end = first < 0 ? games.length : first
  const rows = { keyOf: gameKey, column: 'max(19rem, 34%)', fresh }
  const [current, archived] = useMemo(() => [games.slice(0, end), games.slice(end)], [games, end])
  return (
    <>
      {current.length > 0 && (
        <div hidden={!isShown.slice(0, end).includes(true)}>
          <FilterRows
            label="Your games"
            items={current}
            renderItem={renderGame}
            isShown={isShown.slice(0, end)}
            {...rows}
          />
        </div>
      )}
      {archived.length > 0 && (
        <section
          aria-labelledby="archived"
          className={`${common.stack} ${page.section}`}
          hidden={!isShown.includes(true, end)}
        >
          <h2 id="archived">Archived</h2>
          <FilterRows
            label="Archived"
            items={archived}
            renderItem={renderArchived}
            isShown={isShown.slice(end)}
            {...rows}
          />
        </section>
      )}
    </>
  )
})
