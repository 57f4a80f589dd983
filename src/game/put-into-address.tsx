import { useLocation } from 'react-router-dom'
import { gameParameter } from '../shell/current-game.ts'
import { Redirect } from '../shell/redirect.tsx'

/** Puts a game, the one opened last, into an address that names none, in place of the entry. */
export function PutIntoAddress({ gameId }: { gameId: string }) {
  const { pathname, search, hash } = useLocation()
  const parameters = new URLSearchParams(search)
  if (parameters.get(gameParameter)) return null
  parameters.set(gameParameter, gameId)
  return <Redirect to={`${pathname}?${parameters}${hash}`} />
}
