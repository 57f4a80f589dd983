import type { Step } from '../db/rows.ts'
import { type GameRow, games } from '../tags/games/tables.ts'
import { pauses, readiness, starts } from '../tags/lobby/tables.ts'
import { type doneBy, publish } from './publish.ts'
import { publishGame } from './publish-changes.ts'

type Place = { game: GameRow; rows: Step; world: { now: () => number } }
type Who = ReturnType<typeof doneBy>

/** Play begins or ends, within a step: whatever was paused goes on, and everybody is told of both. */
export async function enter({ game, rows, world }: Place, status: GameRow['status'], who: Who): Promise<GameRow> {
  const next = { ...game, status, rev: game.rev + 1, updatedAt: world.now(), changedBy: who.actorId }
  rows(games).put(next)
  await resume(rows, game.gameId, who)
  await publishGame(rows, next, who)
  return next
}

/** The session of a game in play ends, within a step: nobody is ready any more, or taken to the table. */
export async function endSession(place: Place, status: 'preparing' | 'archived', who: Who): Promise<GameRow> {
  const { gameId } = place.game
  await unreadyAll(place.rows, gameId)
  await dropStart(place.rows, gameId)
  const next = await enter(place, status, who)
  await publish(place.rows, gameId, { type: 'play.ended', ...who, payload: () => ({}) })
  return next
}

/** Ends a pause, within a step, and tells it; where there is none, there is nothing to tell. */
export async function resume(rows: Step, gameId: string, who: Who): Promise<void> {
  if (await endPause(rows, gameId))
    await publish(rows, gameId, { type: 'pause.changed', ...who, payload: () => ({ paused: false }) })
}

/** Nobody is ready any more. */
async function unreadyAll(rows: Step, gameId: string): Promise<void> {
  rows(readiness).deleteWhere({ gameId })
}

/** Nobody is taken to the table any more. */
export async function dropStart(rows: Step, gameId: string): Promise<void> {
  const start = await rows(starts).get(gameId)
  if (start) rows(starts).delete(start)
}

/** Ends a pause, within a step; whether there was one. */
async function endPause(rows: Step, gameId: string): Promise<boolean> {
  const pause = await rows(pauses).get(gameId)
  if (pause) rows(pauses).delete(pause)
  return pause !== undefined
}
