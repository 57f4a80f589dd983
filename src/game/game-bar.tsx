import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inSentence } from '../lib/in-sentence.ts'
import { href, withGame } from '../shell/href.ts'
import common from '../ui/common.module.css'
import { useDocumentAttribute } from '../ui/document-attribute/use-document-attribute.ts'
import { ChevronDownIcon } from '../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../ui/menu/menu-button.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { ConnectionNote } from './connection-note.tsx'
import styles from './game-bar.module.css'
import { type CurrentGame, useMyGames } from './game-queries.ts'
import { LiveConnection } from './live-connection.tsx'
import { roleNames } from './may.ts'
import { CutText } from './others-text.tsx'
import { PauseButton } from './pause.tsx'

/**
 * The current game: its name with the switch to other games, the person's role, the connection, and a pause for
 * everyone. It stays in view while the page scrolls, on a phone in the place of the navbar.
 */
export function GameBar({ current: { gameId, game }, children }: { current: CurrentGame; children?: ReactNode }) {
  useDocumentAttribute('game')
  return (
    <section aria-label="Current game" aria-busy={!game} className={`${common.row} ${styles.bar}`}>
      <div className={styles.about}>
        <SwitchGame gameId={gameId} name={game?.name} />
        {game && <span className={`${common.small} ${styles.role}`}>{roleNames[game.role]}</span>}
        <div className={styles.status}>
          <ConnectionNote />
          <LiveConnection gameId={gameId} waiting={game?.requestsWaiting ?? 0} />
        </div>
      </div>
      {children}
      {/* It is there before the game is, so that nothing moves. */}
      {game?.status !== 'archived' && <PauseButton gameId={gameId} />}
    </section>
  )
}

/** The name of the current game, as a button with a menu of all games. */
function SwitchGame({ gameId, name }: { gameId: string; name: string | undefined }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { games } = useMyGames()
  const items = useMemo(() => {
    const open = games?.filter((game) => game.gameId === gameId || game.status !== 'archived') ?? []
    const list: MenuItem[] = open.map((game) => ({
      id: game.gameId,
      label: inSentence(game.name),
      current: game.gameId === gameId,
      onSelect: () => game.gameId !== gameId && navigate(withGame(pathname, game.gameId)),
    }))
    return [...list, { id: 'all', label: 'All games', onSelect: () => navigate(href('game')) }]
  }, [games, gameId, pathname, navigate])
  return (
    <MenuButton label={name ? `${inSentence(name)}, switch game` : 'Switch game'} items={items}>
      <span className={styles.name} title={name}>
        {name ? <CutText lines={3}>{name}</CutText> : <Skeleton width="10rem" />}
        <ChevronDownIcon />
      </span>
    </MenuButton>
  )
}
