import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { GameFrame } from '../screens.tsx'

/**
 * The layout around all views of a game. It mounts when the first of them opens and unmounts when the last one closes.
 * What belongs to the whole game goes here, such as its live connection. The frame loads with the first game view; if
 * it fails to load, each view tries again.
 */
export function GameLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={GameFrame.isLoaded() ? '' : pathname}>
      <GameFrame />
    </ErrorBoundary>
  )
}
