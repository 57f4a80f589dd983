import { cryptoBytes, randomKsuid } from '../../../../mocks/db/random.ts'
import type { GameId, NewGame } from '../../../../src/contract/types.gen.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import { ask, type Part } from './people.ts'

/** An id that no server has given out. */
export const newId = () => randomKsuid(Date.now(), cryptoBytes)

/** The header under which one thing is made; a new one without a key. */
export const keyed = (key = newId()) => ({ 'Idempotency-Key': key })

/** A game that says where it comes from, should it be left behind. */
export const newGame: NewGame = { name: 'Conformance', seats: 12, timeZone: 'Europe/Berlin' }

/** What a check needs, before it can look at anything. @throws {Blocked} if it did not come about */
export function needed(exchange: Exchange, status: number, what: string): Exchange {
  if (exchange.came.status === status) return exchange
  throw new Blocked(`${what} did not succeed (${exchange.came.status})`)
}

/** Makes a game. @throws {Blocked} */
export async function openGame(run: Run, wish: Partial<NewGame> = {}, host: Part = 'host'): Promise<GameId> {
  const made = await ask(run, host, 'createGame', { headers: keyed(), body: { ...newGame, ...wish } })
  return String(field(needed(made, 201, 'making a game'), 'gameId'))
}

/** Deletes a game, whoever hosts it by now. */
export async function clearGame(run: Run, gameId: GameId, hosts: readonly Part[] = ['host', 'admin', 'player']) {
  for (const host of hosts) {
    const { came } = await ask(run, host, 'deleteGame', { params: { gameId } })
    if (came.status === 204) return
  }
}

/** Does something with a game of its own, which is deleted afterwards. @throws {Blocked} */
export async function withGame(run: Run, wish: Partial<NewGame>, work: (gameId: GameId) => Promise<void>) {
  const gameId = await openGame(run, wish)
  try {
    await work(gameId)
  } finally {
    await clearGame(run, gameId)
  }
}

/** A game as somebody sees it. @throws {Blocked} */
export async function readGame(run: Run, gameId: GameId, part: Part = 'host'): Promise<Exchange> {
  return needed(await ask(run, part, 'getGame', { params: { gameId } }), 200, 'looking at a game')
}

/** The header that names the version which an answer carries. */
export const versionIn = ({ came }: Exchange) => ({ 'If-Match': headerOf(came, 'etag') ?? '"none"' })
