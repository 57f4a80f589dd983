import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { GameCard } from '../../../platform/game/game-card.tsx'
import { href } from '../../../platform/navigation/href.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import styles from './my-games.module.css'

const mostShown = 6

/** The games that were changed last, and the way to all of them. */
export function MyGames({ games }: { games: readonly Game[] }) {
  const shown = games
    .filter(({ status }) => status !== 'archived')
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, mostShown)
  return (
    <>
      <ul className={styles.games}>
        {shown.map((game) => (
          <li key={game.gameId}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Link to={href('gameCreate')} className={buttonClass('secondary')}>
          Create game
        </Link>
        {shown.length < games.length && (
          <Link to={href('game')} className={buttonClass('quiet')}>
            All {games.length} games
          </Link>
        )}
      </p>
    </>
  )
}
