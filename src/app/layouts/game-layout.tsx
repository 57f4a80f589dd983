import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { GameFrame } from '../screens.tsx'

/**
 * The layout around all views of a game. It mounts when the first of them opens and unmounts when the last is left.
 * Whatever belongs to the game as a whole goes here, such as its live connection. The frame loads with the first game
 * view; where it does not arrive, each view tries anew.
 */
export function GameLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={GameFrame.isLoaded() ? '' : pathname}>
      <GameFrame />
    </ErrorBoundary>
  )
}
