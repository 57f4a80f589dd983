import { useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ChevronDownIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import { href } from '../navigation/href.ts'
import styles from './game-bar.module.css'
import { roleNames } from './role-names.ts'
import type { CurrentGame } from './use-current-game.ts'
import { useMyGames } from './use-my-games.ts'

/** Which game this is about, who I am in it, and the way to my others. */
export function GameBar({ current: { gameId, game } }: { current: CurrentGame }) {
  return (
    <section aria-label="Current game" aria-busy={!game} className={styles.bar}>
      <p className={styles.about}>
        <Link to={href('game', { game: gameId })} className={styles.name} dir="auto" title={game?.name}>
          {game?.name ?? '…'}
        </Link>
        {game && <span className={styles.role}>{roleNames[game.role]}</span>}
      </p>
      <SwitchGame gameId={gameId} />
    </section>
  )
}

/** More of a name would fill a menu. */
const longest = 60

function SwitchGame({ gameId }: { gameId: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data } = useMyGames()
  const items = useMemo(() => {
    const others = data?.items.filter((game) => game.gameId !== gameId && game.status !== 'archived') ?? []
    const list: MenuItem[] = others.map((game) => ({
      id: game.gameId,
      label: game.name.slice(0, longest),
      onSelect: () => navigate(`${pathname}?game=${game.gameId}`),
    }))
    return [...list, { id: 'all', label: 'All games', onSelect: () => navigate(href('game')) }]
  }, [data, gameId, pathname, navigate])
  return (
    <MenuButton label="Switch game" items={items}>
      <ChevronDownIcon />
    </MenuButton>
  )
}
