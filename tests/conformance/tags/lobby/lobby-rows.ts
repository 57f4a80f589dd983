import type { Run } from '../../kernel/run.ts'
import { keyed, versionIn } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import type { OpenId, Row } from '../games/permissions.ts'
import type { Table } from '../games/table.ts'
import { addBoundary, newBoundary } from './boundaries.ts'

type LobbyId = Extract<
  OpenId,
  | 'getLobby'
  | 'setReady'
  | 'nudge'
  | 'pauseGame'
  | 'resumeGame'
  | 'startGame'
  | 'endGame'
  | 'getNotes'
  | 'changeNotes'
  | 'listBoundaries'
  | 'addBoundary'
  | 'takeBoundaryBack'
>

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

/** What may be done in a lobby: an operation without a row is a type error. */
export const lobbyRows: Record<LobbyId, Row> = {
  getLobby: { done: 200 },
  setReady: { done: 200, with: () => ({ body: { ready: false } }) },
  nudge: {
    done: 204,
    // Nobody nudges themselves.
    with: async (run, _, part) => ({ body: { userId: await idOf(run, part === 'admin' ? 'player' : 'admin') } }),
    spends: true,
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
      body: { agenda: 'The mill.' },
    }),
  },
  listBoundaries: { done: 200 },
  addBoundary: { done: 201, with: () => ({ headers: keyed(), body: newBoundary }), spends: true },
  takeBoundaryBack: { done: 204, with: aBoundary, spends: true },
}
