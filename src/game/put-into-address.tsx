import { useLocation } from 'react-router-dom'
import { gameParameter } from '../shell/current-game.ts'
import { Redirect } from '../shell/redirect.tsx'

/** Adds the last opened game to an address that names none, and replaces the history entry. */
export function PutIntoAddress({ gameId }: { gameId: string }) {
  const { pathname, search, hash } = useLocation()
  const parameters = new URLSearchParams(search)
  if (parameters.get(gameParameter)) return null
  parameters.set(gameParameter, gameId)
  return <Redirect to={`${pathname}?${parameters}${hash}`} />
}
