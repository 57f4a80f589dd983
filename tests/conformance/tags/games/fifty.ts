import type { Exchange } from '../../kernel/exchange.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { keyed, needed, newGame } from './game.ts'
import { ask } from './people.ts'

/** Who hosts as many games as a host may; no other game of a run is theirs. */
export const busy = 'removed'
/** One is archived, then come those in use up to the last, and one more is refused. */
export type Fifty = { archivedId: string; lastId: string; refused: Exchange }

const most = 50
const made = new WeakMap<Run, Promise<Fifty>>()

/** Fills up somebody's games: as many as they may have, and an archived one. @throws {Blocked} */
export function hostsFifty(run: Run): Promise<Fifty> {
  const fifty = made.get(run) ?? fill(run)
  made.set(run, fifty)
  return fifty
}

async function fill(run: Run): Promise<Fifty> {
  const create = () => ask(run, busy, 'createGame', { headers: keyed(), body: newGame })
  const archivedId = String(field(needed(await create(), 201, 'making a game'), 'gameId'))
  const archived = await ask(run, busy, 'archiveGame', { params: { gameId: archivedId } })
  needed(archived, 200, 'archiving a game')
  let lastId = archivedId
  // Somebody may host games from before.
  for (let count = 0; count < most; count++) {
    const exchange = await create()
    if (exchange.came.status !== 201) return { archivedId, lastId, refused: exchange }
    lastId = String(field(exchange, 'gameId'))
  }
  return { archivedId, lastId, refused: await create() }
}
