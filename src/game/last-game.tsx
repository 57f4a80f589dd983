import { useLocation } from 'react-router-dom'
import { gameIdPattern } from '../contract/patterns.gen.ts'
import { keyOf, readText, writeText } from '../session/device-storage.ts'
import { gameParameter } from '../shell/href.ts'
import { Redirect } from '../shell/redirect.tsx'

const keyFor = (userId: string) => keyOf('last-game', [userId])

/** The game that a person opened last on this device, or `undefined`. The server decides who is a member of it. */
export function readLastGame(userId: string): string | undefined {
  const text = readText('device', keyFor(userId)) ?? ''
  return gameIdPattern.test(text) ? text : undefined
}

export const saveLastGame = (userId: string, gameId: string): void => writeText('device', keyFor(userId), gameId)

/** Deletes a game that the person is no longer a member of; another remembered game stays. */
export function forgetLastGame(userId: string, gameId: string): void {
  if (readLastGame(userId) === gameId) writeText('device', keyFor(userId), undefined)
}

/** Adds the last opened game to an address that names none, and replaces the history entry. */
export function PutIntoAddress({ gameId }: { gameId: string }) {
  const { pathname, search, hash } = useLocation()
  const parameters = new URLSearchParams(search)
  if (parameters.get(gameParameter)) return null
  parameters.set(gameParameter, gameId)
  return <Redirect to={`${pathname}?${parameters}${hash}`} />
}
