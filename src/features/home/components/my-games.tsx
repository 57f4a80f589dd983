import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { GameCard } from '../../../game/game-card.tsx'
import { isArchived, type MoreGames, useFoundGames } from '../../../game/game-queries.ts'
import { useInvitationField } from '../../../game/invitation-field.tsx'
import { href } from '../../../shell/href.ts'
import { searchParameter } from '../../../shell/use-search-value.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { mostGames } from '../model/next-for-me.ts'
import styles from './home.module.css'

/**
 * The games that were changed last, and a link to all of them. The navbar's search filters all of them, archived ones
 * included.
 */
export function MyGames({ games, ...more }: MoreGames & { games: readonly Game[] }) {
  const invitation = useInvitationField()
  const ordered = useMemo(() => games.toSorted(inUseFirst), [games])
  const { isShown, found, isFiltered, count, query } = useFoundGames(ordered, more)
  const wanted = ordered.filter((game, at) => (isFiltered ? isShown[at] : !isArchived(game)))
  const shown = wanted.slice(0, mostGames)
  const all = isFiltered ? found : games.length
  const allName = more.hasNextPage ? 'All games' : `All ${all} games`
  return (
    <>
      <p role="status" className={common.region}>
        {count}
      </p>
      {shown.length > 0 && (
        <ul className={styles.games}>
          {shown.map((game) => (
            <li key={game.gameId}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      )}
      <div className={common.actions}>
        <Link to={href('gameCreate')} className={buttonClass('secondary')}>
          Create game
        </Link>
        {invitation.opener}
        {shown.length < all && (
          <Link
            to={isFiltered ? `${href('game')}?${new URLSearchParams({ [searchParameter]: query })}` : href('game')}
            className={buttonClass('quiet')}
          >
            {isFiltered ? `${allName} that match` : allName}
          </Link>
        )}
        {invitation.field}
      </div>
    </>
  )
}

/** Then the others, last changed first. */
const inUseFirst = (a: Game, b: Game) =>
  Number(isArchived(a)) - Number(isArchived(b)) || Date.parse(b.updatedAt) - Date.parse(a.updatedAt)
