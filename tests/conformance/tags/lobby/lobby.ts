import type { GameId, NewBoundary } from '../../../../src/contract/types.gen.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import type { RowsOf } from '../games/permissions.ts'
import { ask, idOf, keyed, needed, newId, type Part, type Table, versionIn } from '../games/table.ts'

export type At = { gameId: string }
export const lobby = (run: Run, part: Part, { gameId }: At) => ask(run, part, 'getLobby', { params: { gameId } })
export const ready = (run: Run, part: Part, { gameId }: At, isReady = true) =>
  ask(run, part, 'setReady', { params: { gameId }, body: { ready: isReady } })
export const nudge = async (run: Run, by: Part, whom: Part, { gameId }: At) =>
  ask(run, by, 'nudge', { params: { gameId }, limited: true, body: { userId: await idOf(run, whom) } })
export const act = (run: Run, part: Part, id: 'pauseGame' | 'resumeGame' | 'startGame' | 'endGame', { gameId }: At) =>
  ask(run, part, id, { params: { gameId } })
export const notes = (run: Run, part: Part, { gameId }: At) => ask(run, part, 'getNotes', { params: { gameId } })

/** The line of a member in a lobby. */
async function line(run: Run, exchange: Exchange, part: Part) {
  const userId = await idOf(run, part)
  const all = field(exchange, 'members')
  const lines = Array.isArray(all) ? all.filter((one) => Reflect.get(Object(one), 'userId') === userId) : []
  if (lines.length !== 1)
    run.fail(`the ${part} has ${lines.length} lines in the lobby`, pointerTo('getLobby', 'responses', 200), exchange)
  return Object(lines[0]) as Record<string, unknown>
}

export async function lineMustBe(run: Run, exchange: Exchange, part: Part, due: Record<string, unknown>) {
  const found = await line(run, exchange, part)
  for (const [name, value] of Object.entries(due))
    if (found[name] !== value)
      run.fail(
        `the ${part}'s ${name} is ${found[name]}, not ${value}`,
        pointerTo('getLobby', 'responses', 200),
        exchange,
      )
}

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

/** A boundary that can be taken back, at a table where somebody sits who may. */
async function aBoundary(run: Run, { gameId }: Pick<Table, 'gameId'>) {
  const { boundaryId, takeBackKey } = await addBoundary(run, gameId)
  return { params: { boundaryId }, headers: { 'Take-Back-Key': takeBackKey } }
}

/** Has the game be played, if it is not yet. */
async function started(run: Run, { gameId }: Pick<Table, 'gameId'>) {
  await ask(run, 'host', 'startGame', { params: { gameId } })
  return {}
}

/** What may be done in a lobby. */
export const lobbyRows: RowsOf<'lobby'> = {
  getLobby: { done: 200 },
  setReady: { done: 200, with: () => ({ body: { ready: false } }) },
  nudge: {
    done: 204,
    // Nobody nudges themselves.
    with: async (run, _, part) => ({ body: { userId: await idOf(run, part === 'admin' ? 'player' : 'admin') } }),
    spends: true,
    notThere: async (run) => [
      { what: 'somebody who waits', request: { body: { userId: await idOf(run, 'waiting') } } },
      { what: 'a stranger', request: { body: { userId: await idOf(run, 'stranger') } } },
    ],
  },
  pauseGame: { done: 204 },
  resumeGame: { done: 204 },
  startGame: { done: 200, spends: true },
  endGame: { done: 204, spends: true, with: started },
  getNotes: { done: 200 },
  changeNotes: {
    done: 200,
    with: async (run, { gameId }) => ({
      headers: versionIn(await ask(run, 'host', 'getNotes', { params: { gameId } })),
      body: { agenda: newId() },
    }),
  },
  listBoundaries: { done: 200 },
  addBoundary: { done: 201, with: () => ({ headers: keyed(), body: newBoundary }), spends: true },
  takeBoundaryBack: { done: 204, with: aBoundary, spends: true },
}
