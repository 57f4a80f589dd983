import { Outlet } from 'react-router-dom'

/**
 * The layout around all views of a game. It mounts when the first of them opens and unmounts when the last is left.
 * Whatever belongs to the game as a whole goes here, such as its live connection.
 */
export function GameLayout() {
  return <Outlet />
}
