import { Link, useLocation } from 'react-router-dom'
import { href, withGame } from '../shell/href.ts'
import { Drawing } from '../shell/page/drawings/drawing.tsx'
import drawing from '../shell/page/drawings/game.svg?raw'
import { Page } from '../shell/page/page.tsx'
import { type RouteId, routes } from '../shell/routes.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { useMyGames } from './game-queries.ts'
import { useInvitationField } from './invitation-field.tsx'
import styles from './no-game.module.css'

/** A game view without a current game: the ways to get one. */
export default function NoGame({ id }: { id: RouteId }) {
  const { pathname } = useLocation()
  const invitation = useInvitationField()
  const games = useMyGames().games?.filter(({ status }) => status !== 'archived') ?? []
  const hasGames = games.length > 0
  return (
    <Page
      title={routes[id].title}
      lead={hasGames ? 'Which game?' : "You're not in a game yet. Create one or join one."}
      picture={<Drawing src={drawing} />}
      actions={
        <>
          <Link to={href('gameCreate')} className={buttonClass(hasGames ? 'secondary' : 'primary')}>
            Create game
          </Link>
          {invitation.opener}
        </>
      }
    >
      {invitation.field}
      {hasGames && (
        <ul aria-label="Your games" className={styles.games}>
          {games.map(({ gameId, name }) => (
            <li key={gameId}>
              <Link to={withGame(pathname, gameId)} className={`${buttonClass()} ${styles.game}`} dir="auto">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
