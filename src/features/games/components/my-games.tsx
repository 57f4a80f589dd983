import { useDeferredValue, useEffect, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { GameCard } from '../../../platform/game/game-card.tsx'
import { useInvitationField } from '../../../platform/game/invitation-field.tsx'
import { LoadError } from '../../../platform/game/load-error.tsx'
import { useMyGames } from '../../../platform/game/use-my-games.ts'
import { href } from '../../../platform/navigation/href.ts'
import { routes } from '../../../platform/navigation/route-table.ts'
import { useSearchValue } from '../../../platform/navigation/use-search-value.ts'
import { Drawing } from '../../../platform/page/drawings/drawing.tsx'
import drawing from '../../../platform/page/drawings/game.svg?no-inline'
import { Page } from '../../../platform/page/page.tsx'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import { findGames } from '../find-games.ts'
import styles from './my-games.module.css'

/** The games that I sit in, to choose one from. The navbar's search value filters them. */
export function MyGames() {
  const { games, error, isFetching, refetch, ...more } = useMyGames()
  const invitation = useInvitationField()
  const isEmpty = games?.length === 0
  return (
    <Page
      title={routes.game.title}
      lead={isEmpty ? 'You sit at no table yet: create a game, or join one.' : 'Every table that you sit at.'}
      picture={isEmpty && <Drawing src={drawing} />}
      actions={
        <>
          <Link to={href('gameCreate')} className={buttonClass('primary')}>
            Create game
          </Link>
          {invitation.opener}
        </>
      }
    >
      {invitation.field}
      {games ? (
        !isEmpty && <Games games={games} isFetching={isFetching} {...more} />
      ) : error && !isFetching ? (
        <LoadError error={error} fallback="Your games did not load." busy={false} onRetry={refetch} />
      ) : (
        <section aria-label="Your games" aria-busy="true">
          <Loading label="Your games are loading.">
            <div className={styles.cards}>
              <CardSkeleton picture lines={4} />
              <CardSkeleton picture lines={4} />
              <CardSkeleton picture lines={4} />
            </div>
          </Loading>
        </section>
      )}
    </Page>
  )
}

type GamesProps = Pick<ReturnType<typeof useMyGames>, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError'> & {
  games: Game[]
  fetchNextPage: () => unknown
}

function Games({ games, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: GamesProps) {
  const [query] = useSearchValue()
  // What is typed comes first; the list follows when there is time.
  const deferred = useDeferredValue(query)
  const found = useMemo(() => findGames(games, deferred), [games, deferred])
  const [current, archived] = useMemo(() => split(found), [found])
  const isFiltered = deferred.trim() !== ''
  // What has not come yet cannot be found.
  const isWanting = isFiltered && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isWanting) fetchNextPage()
  }, [isWanting, fetchNextPage])
  return (
    <>
      <p role="status" className={styles.count}>
        {isFiltered && countOf(found.length, deferred.trim())}
      </p>
      {current.length > 0 && <Section heading="Your games" games={current} />}
      {archived.length > 0 && <Section heading="Archived" games={archived} />}
      {hasNextPage && (
        <p>
          <Button busy={isFetching} onClick={() => fetchNextPage()}>
            {isFetchNextPageError ? 'Try again to show more' : 'Show more'}
          </Button>
        </p>
      )}
    </>
  )
}

function Section({ heading, games }: { heading: string; games: Game[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.cards}>
        {games.map((game) => (
          <li key={game.gameId}>
            <GameCard game={game} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const split = (games: Game[]) =>
  [games.filter(({ status }) => status !== 'archived'), games.filter(({ status }) => status === 'archived')] as const

function countOf(count: number, query: string): string {
  if (count === 0) return `No game matches “${query}”.`
  return count === 1 ? `1 game matches “${query}”.` : `${count} games match “${query}”.`
}
