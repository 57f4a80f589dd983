import type { GameId, NewBoundary } from '../../../../src/contract/types.gen.ts'
import { field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { keyed, needed } from '../games/game.ts'
import { ask, type Part } from '../games/people.ts'

export const newBoundary: NewBoundary = { kind: 'veil', text: 'Spiders up close' }

/** Adds a boundary. @throws {Blocked} */
export async function addBoundary(run: Run, gameId: GameId, text = newBoundary.text, part: Part = 'host') {
  const body = { ...newBoundary, text }
  const made = needed(await tryBoundary(run, gameId, { body }, part), 201, 'adding a boundary')
  return { boundaryId: String(field(made, 'boundaryId')), takeBackKey: String(field(made, 'takeBackKey')) }
}

/** Tries to add a boundary. */
export const tryBoundary = (run: Run, gameId: GameId, request: Request = {}, part: Part = 'host') =>
  ask(run, part, 'addBoundary', { params: { gameId }, headers: keyed(), body: newBoundary, ...request })

/** Takes a boundary back with a key. */
export const takeBack = (
  run: Run,
  part: Part,
  gameId: GameId,
  { boundaryId, takeBackKey }: { boundaryId: string; takeBackKey: string },
) => ask(run, part, 'takeBoundaryBack', { params: { gameId, boundaryId }, headers: { 'Take-Back-Key': takeBackKey } })
