import type { GameId } from '../../../../src/contract/types.gen.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { requestOf, unlike } from '../../kernel/scene.ts'
import { ask, idOf, needed, newId, type Part } from '../../kernel/table.ts'

type At = { gameId: GameId }
export const lobby = (run: Run, part: Part, { gameId }: At) => ask(run, part, 'getLobby', { params: { gameId } })

export async function memberMustBe(run: Run, exchange: Exchange, part: Part, due: Record<string, unknown>) {
  const members = { including: { userId: await idOf(run, part), ...due } }
  for (const message of unlike(field(exchange), { members }))
    run.fail(`the ${part} in the lobby: ${message}`, pointerTo('getLobby', 'responses', 200), exchange)
}

type Own = { boundaryId: string; takeBackKey: string }

/** Adds a boundary. @throws {Blocked} */
export async function addBoundary(run: Run, gameId: GameId, text = 'Spiders up close', part: Part = 'host') {
  const made = await ask(run, part, 'addBoundary', await requestOf(run, part, 'addBoundary', { gameId, text }))
  needed(made, 201, 'adding a boundary')
  return { boundaryId: String(field(made, 'boundaryId')), takeBackKey: String(field(made, 'takeBackKey')) }
}

const takingBack = async (run: Run, own: Own) => {
  const { params: { boundaryId = '' } = {}, headers } = await requestOf(run, 'host', 'takeBoundaryBack', own)
  return { params: { boundaryId }, headers }
}

/** Boundaries with a wrong key, and an unknown boundary. */
async function notMine(run: Run, { gameId }: At) {
  const [own, other] = [await addBoundary(run, gameId), await addBoundary(run, gameId, 'Another')]
  const tries = {
    'the key of another boundary': { ...own, takeBackKey: other.takeBackKey },
    'a key that nobody gave': { ...own, takeBackKey: 'x'.repeat(32) },
    'a boundary that is none': { ...own, boundaryId: newId() },
  }
  return Promise.all(
    Object.entries(tries).map(async ([what, each]) => ({ what, request: await takingBack(run, each) })),
  )
}

/** People who are no members. */
const notHere = async (run: Run) => [
  { what: 'somebody who waits', request: { body: { userId: await idOf(run, 'waiting') } } },
  { what: 'a stranger', request: { body: { userId: await idOf(run, 'stranger') } } },
]

export const lobbyRows: RowsOf<'lobby'> = {
  getLobby: { done: 200 },
  setReady: { done: 200, with: () => ({ body: { ready: false } }) },
  nudge: {
    done: 204,
    // Nobody nudges themselves.
    with: async (run, _, part) => ({ body: { userId: await idOf(run, part === 'admin' ? 'player' : 'admin') } }),
    spends: true,
    notThere: notHere,
  },
  seeNudge: { done: 204 },
  pauseGame: { done: 204 },
  resumeGame: { done: 204 },
  startGame: { done: 200, spends: true },
  endGame: {
    done: 204,
    spends: true,
    with: async (run, { gameId }) => {
      await ask(run, 'host', 'startGame', { params: { gameId } })
      return {}
    },
  },
  getNotes: { done: 200 },
  changeNotes: {
    done: 200,
    with: (run, { gameId }) => requestOf(run, 'host', 'changeNotes', { gameId, agenda: newId() }),
  },
  listBoundaries: { done: 200 },
  addBoundary: {
    done: 201,
    with: (run, { gameId }) => requestOf(run, 'host', 'addBoundary', { gameId }),
    spends: true,
  },
  takeBoundaryBack: {
    done: 204,
    with: async (run, { gameId }) => takingBack(run, await addBoundary(run, gameId)),
    spends: true,
    notThere: notMine,
  },
}
