import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { GameFrame } from '../screens.tsx'

/**
 * What stays while a person goes from one view of a game to another: it is mounted when the first of them opens and
 * unmounted when the last is left, so that what holds for the whole game, its live connection above all, lives here.
 * The frame comes with the first game view; where it does not arrive, each view tries anew.
 */
export function GameLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={GameFrame.isLoaded() ? '' : pathname}>
      <GameFrame />
    </ErrorBoundary>
  )
}
