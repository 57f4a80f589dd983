import { type ComponentType, useDeferredValue, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadError } from '../../forms/calls.tsx'
import { GameBar } from '../../game/game-bar.tsx'
import { type CurrentGame, useCurrentGame } from '../../game/game-queries.ts'
import { forgetLastGame, PutIntoAddress, saveLastGame } from '../../game/last-game.tsx'
import { PauseNotice } from '../../game/pause.tsx'
import { useEndReason } from '../../live/hooks.ts'
import { useUserId } from '../../session/hooks.ts'
import { LazyPart } from '../../shell/page/lazy-part.tsx'
import { Page } from '../../shell/page/page.tsx'
import { findRoute, type RouteId, routes } from '../../shell/routes.ts'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { GameDice } from './game-dice.tsx'
import styles from './game-frame.module.css'

// Most views have a game, and a missing game is rare.
const withoutGame = () => import('../../game/no-game.tsx')
const NoGame = lazyWithRetry(async () => ({ default: (await withoutGame()).NoGame }))
const UnknownGame = lazyWithRetry(async () => ({ default: (await withoutGame()).UnknownGame }))
// By way of the screen, which is loaded then.
const CharacterPart = lazyWithRetry(async () => ({
  default: (await import('../../features/characters/screens/game-character.tsx')).RarePart,
}))
/** The text typed in a view of a deleted game. */
const goneViews: Partial<Record<RouteId, ComponentType<{ gameId: string }>>> = {
  game: lazyWithRetry(() => import('../../features/games/components/deleted-game.tsx')),
  gameLobby: lazyWithRetry(() => import('../../features/lobby/components/gone-lobby.tsx')),
  gameCharacter: () => <CharacterPart part="lost" />,
}

/**
 * What surrounds every game view: it determines the current game. A view is shown with a game only; the list of games
 * and the form that creates one need none.
 */
export default function GameFrame() {
  const { id } = findRoute(useLocation().pathname)
  const userId = useUserId()
  const found = useCurrentGame()
  const reason = useEndReason(found.gameId)
  // A deleted game is not fetched.
  const current = reason === 'gameDeleted' ? { ...found, game: undefined, isUnknown: true } : found
  useRemember(userId, current)
  if (id === 'gameCreate') return <Outlet />
  const GoneView = goneViews[id]
  if (current.isUnknown)
    return (
      <UnknownGame key={id} id={id} reason={reason}>
        {GoneView && (
          <LazyPart>
            <GoneView gameId={current.gameId} />
          </LazyPart>
        )}
      </UnknownGame>
    )
  if (current.gameId) return <WithGame id={id} current={current} />
  if (id === 'game') return <Outlet />
  return (
    <NoGame key={id} id={id}>
      <LazyPart>{id === 'gameCharacter' && <CharacterPart part="lost" />}</LazyPart>
    </NoGame>
  )
}

/** The last opened game is remembered for the next visit, while the person is a member. */
function useRemember(userId: string, { gameId, game, isUnknown }: CurrentGame) {
  const isMine = Boolean(game)
  useEffect(() => {
    if (isMine) saveLastGame(userId, gameId)
    else if (isUnknown) forgetLastGame(userId, gameId)
  }, [userId, gameId, isMine, isUnknown])
}

function WithGame({ id, current }: { id: RouteId; current: CurrentGame }) {
  const { gameId, game, error, isFetching, refetch } = current
  // Rendered in slices, as the view is.
  const shown = useDeferredValue(game)
  return (
    <div className={styles.frame}>
      <PutIntoAddress gameId={gameId} />
      <GameBar current={current}>{(game || !error) && <GameDice key={gameId} game={shown} />}</GameBar>
      {game && <PauseNotice game={game} />}
      {game || !error ? (
        // Another game mounts another page, so nothing that was opened or typed carries over.
        <Outlet key={gameId} />
      ) : (
        <Page key={id} title={routes[id].title}>
          <LoadError error={error} fallback="Couldn't load the game." busy={isFetching} onRetry={refetch} />
        </Page>
      )}
    </div>
  )
}
