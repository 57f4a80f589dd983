import { nextVersion, type Step } from '../db/rows.ts'
import { type GameRow, games } from '../tags/games/tables.ts'
import { pauses, readiness, starts } from '../tags/lobby/tables.ts'
import { type doneBy, publish } from './publish.ts'
import { publishGame } from './publish-changes.ts'

type Place = { game: GameRow; rows: Step }
type Who = ReturnType<typeof doneBy>

/** Starts or ends play, within a step: a pause ends, and everyone is notified of both. */
export function enter({ game, rows }: Place, status: GameRow['status'], who: Who): GameRow {
  const next = nextVersion(rows, { ...game, status }, who.actorId)
  rows(games).put(next)
  resume(rows, game.gameId, who)
  publishGame(rows, next, who)
  return next
}

/** Ends the session of a game in play, within a step: no one is ready any more, and a countdown stops. */
export function endSession(place: Place, status: 'preparing' | 'archived', who: Who): GameRow {
  const { gameId } = place.game
  place.rows(readiness).deleteWhere({ gameId })
  dropStart(place.rows, gameId)
  const next = enter(place, status, who)
  publish(place.rows, gameId, { type: 'play.ended', ...who, payload: () => ({}) })
  return next
}

/** Ends a pause, within a step, and publishes it; without a pause, nothing is published. */
export function resume(rows: Step, gameId: string, who: Who): void {
  const pause = rows(pauses).get(gameId)
  if (!pause) return
  rows(pauses).delete(pause)
  publish(rows, gameId, { type: 'pause.changed', ...who, payload: () => ({ paused: false }) })
}

/** Cancels the countdown. */
export function dropStart(rows: Step, gameId: string): void {
  const start = rows(starts).get(gameId)
  if (start) rows(starts).delete(start)
}
