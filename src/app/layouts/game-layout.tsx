import { Outlet } from 'react-router-dom'

/**
 * What stays while a person goes from one view of a game to another: it is mounted when the first of them opens and
 * unmounted when the last is left, so that what holds for the whole game, its live connection above all, lives here.
 */
export function GameLayout() {
  return <Outlet />
}
