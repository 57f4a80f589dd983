import type { Step } from '../db/rows.ts'
import { type GameRow, games } from '../tags/games/tables.ts'
import { pauses, readiness, starts } from '../tags/lobby/tables.ts'
import { type doneBy, publish } from './publish.ts'
import { publishGame } from './publish-changes.ts'

type Place = { game: GameRow; rows: Step; world: { now: () => number } }
type Who = ReturnType<typeof doneBy>

/** Starts or ends play, within a step: a pause ends, and everyone is notified of both. */
export function enter({ game, rows, world }: Place, status: GameRow['status'], who: Who): GameRow {
  const next = { ...game, status, rev: game.rev + 1, updatedAt: world.now(), changedBy: who.actorId }
  rows(games).put(next)
  resume(rows, game.gameId, who)
  publishGame(rows, next, who)
  return next
}

/** Ends the session of a game in play, within a step: no one is ready any more, and a countdown stops. */
export function endSession(place: Place, status: 'preparing' | 'archived', who: Who): GameRow {
  const { gameId } = place.game
  unreadyAll(place.rows, gameId)
  dropStart(place.rows, gameId)
  const next = enter(place, status, who)
  publish(place.rows, gameId, { type: 'play.ended', ...who, payload: () => ({}) })
  return next
}

/** Ends a pause, within a step, and publishes it; without a pause, nothing is published. */
export function resume(rows: Step, gameId: string, who: Who): void {
  if (endPause(rows, gameId))
    publish(rows, gameId, { type: 'pause.changed', ...who, payload: () => ({ paused: false }) })
}

/** Sets everyone to not ready. */
function unreadyAll(rows: Step, gameId: string): void {
  rows(readiness).deleteWhere({ gameId })
}

/** Cancels the countdown. */
export function dropStart(rows: Step, gameId: string): void {
  const start = rows(starts).get(gameId)
  if (start) rows(starts).delete(start)
}

/** Ends a pause, within a step; returns whether there was one. */
function endPause(rows: Step, gameId: string): boolean {
  const pause = rows(pauses).get(gameId)
  if (pause) rows(pauses).delete(pause)
  return pause !== undefined
}
