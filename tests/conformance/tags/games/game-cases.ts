import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { Right } from '../../kernel/cases.ts'
import { mustBe, mustHave, mustLead, mustName } from '../../kernel/cases.ts'
import { type CasesOf, does } from '../../kernel/check.ts'
import { asHost, changed, ownTable, refused, refusedIn } from '../../kernel/derived.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { type Listed, newestFirst } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import {
  ask,
  clearGame,
  keyed,
  needed,
  newGame,
  openGame,
  readGame,
  standingTable,
  versionIn,
  withGame,
} from '../../kernel/table.ts'
import { gamesRows, noZone } from './games-rows.ts'

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

/** How a game is made. */
export const makesGame: Right = (_run, work) => work('host', { headers: keyed(), body: newGame })

export const listedGames: Listed = {
  name: 'gameId',
  open: (_run, work) => work({}),
  add: (run) => openGame(run),
  drop: (run, gameId) => clearGame(run, gameId),
}

export const listGamesCases: CasesOf<'listGames'> = {
  200: newestFirst('listGames', listedGames),
  ...refused('listGames', asHost()),
}

export const createGameCases: CasesOf<'createGame'> = {
  201: does('a game is made, and is where it is said to be', async (run) => {
    const made = await ask(run, 'host', 'createGame', { headers: keyed(), body: newGame })
    if (!run.hasStatus(made, 201, 'a game')) return
    const gameId = String(field(made, 'gameId'))
    mustName(run, made, 'a new game')
    const expected = { ...newGame, pitch: '', system: '', seatsTaken: 1, status: 'preparing', role: 'host' }
    mustHave(run, made, expected, 'a new game')
    await mustLead(run, made, buildPath(operations.getGame.path, { gameId }), () =>
      ask(run, 'host', 'getGame', { params: { gameId } }),
    )
    await clearGame(run, gameId)
  }),
  ...refused('createGame', makesGame, () => noZone),
  409: does('a key is for one game, and a host has at most fifty', async (run) => {
    await withGame(run, {}, async () => {
      const headers = keyed()
      const first = await ask(run, 'host', 'createGame', { headers, body: newGame })
      const other = await ask(run, 'host', 'createGame', { headers, body: { ...newGame, seats: 3 } })
      run.hasStatus(other, 409, 'a key that was used for another game')
      await clearGame(run, String(field(first, 'gameId')))
    })
    const { refused, lastId } = await hostsFifty(run)
    run.hasStatus(refused, 409, 'a game more than fifty')
    await ask(run, busy, 'archiveGame', { params: { gameId: lastId } })
    const instead = await ask(run, busy, 'createGame', { headers: keyed(), body: newGame })
    run.hasStatus(instead, 201, 'a game instead of one that was archived')
  }),
}

export const getGameCases: CasesOf<'getGame'> = {
  200: does('a member sees the game, with its version', async (run) => {
    const { gameId } = await standingTable(run)
    for (const part of ['host', 'admin', 'player'] as const) {
      const game = await ask(run, part, 'getGame', { params: { gameId } })
      if (!run.hasStatus(game, 200, `by the role ${part}`)) continue
      mustName(run, game, 'a game')
      mustBe(run, game, ['role'], part, 'whose role it is')
      mustBe(run, game, ['seatsTaken'], 3, 'host, admin and player')
      mustBe(run, game, ['requestsWaiting'], part === 'player' ? undefined : 1, `who waits, as the ${part} sees it`)
    }
  }),
  ...refusedIn('getGame', gamesRows.getGame),
}

export const changeGameCases: CasesOf<'changeGame'> = {
  200: changed('changeGame', ownTable(gamesRows.changeGame)),
  ...refusedIn('changeGame', gamesRows.changeGame),
  409: does('there are seats for all who sit there, and what is put away stays as it is', async (run) => {
    const table = await standingTable(run)
    const params = { gameId: table.gameId }
    const version = versionIn(await readGame(run, table.gameId))
    const fewer = await ask(run, 'host', 'changeGame', { params, headers: version, body: { seats: 2 } })
    run.hasStatus(fewer, 409, 'two seats for three members')
    await withGame(run, {}, async (gameId) => {
      const archived = await ask(run, 'host', 'archiveGame', { params: { gameId } })
      const change = { params: { gameId }, headers: versionIn(archived), body: { seats: 3 } }
      run.hasStatus(await ask(run, 'host', 'changeGame', change), 409, 'a game that is archived')
    })
  }),
}

export const deleteGameCases: CasesOf<'deleteGame'> = {
  204: does('a game is deleted, and gone', async (run) => {
    const params = { gameId: await openGame(run) }
    run.hasStatus(await ask(run, 'host', 'deleteGame', { params }), 204, 'a game of mine')
    run.hasStatus(await ask(run, 'host', 'getGame', { params }), 404, 'a game that was deleted')
    run.hasStatus(await ask(run, 'host', 'deleteGame', { params }), 404, 'a second deletion')
  }),
  ...refusedIn('deleteGame', gamesRows.deleteGame),
}

export const archiveGameCases: CasesOf<'archiveGame'> = {
  200: does('a game is put away, once however often it is asked for', (run) =>
    withGame(run, {}, async (gameId) => {
      const params = { gameId }
      const first = await ask(run, 'host', 'archiveGame', { params })
      if (!run.hasStatus(first, 200, 'a game of mine')) return
      mustBe(run, first, ['status'], 'archived', 'a game that is archived')
      mustName(run, first, 'a game that is archived')
      const again = await ask(run, 'host', 'archiveGame', { params })
      run.hasStatus(again, 200, 'a game that is archived already')
      mustBe(run, again, ['status'], 'archived', 'a game that is archived twice')
      const read = await ask(run, 'host', 'getGame', { params })
      if (run.hasStatus(read, 200, 'a look at an archived game'))
        mustBe(run, read, ['status'], 'archived', 'an archived game')
    }),
  ),
  ...refusedIn('archiveGame', gamesRows.archiveGame),
}

export const restoreGameCases: CasesOf<'restoreGame'> = {
  200: does('a game that was put away is in preparation again', (run) =>
    withGame(run, {}, async (gameId) => {
      const params = { gameId }
      const archived = await ask(run, 'host', 'archiveGame', { params })
      const restored = await ask(run, 'host', 'restoreGame', { params })
      if (!run.hasStatus(restored, 200, 'a game that is archived')) return
      mustBe(run, restored, ['status'], 'preparing', 'a game that is restored')
      mustName(run, restored, 'a game that is restored')
      if (field(restored, 'rev') === field(archived, 'rev'))
        mustBe(run, restored, ['rev'], Number(field(archived, 'rev')) + 1, 'a game that is restored')
    }),
  ),
  ...refusedIn('restoreGame', gamesRows.restoreGame),
  409: does('who hosts fifty games takes none out', async (run) => {
    const { archivedId } = await hostsFifty(run)
    const restored = await ask(run, busy, 'restoreGame', { params: { gameId: archivedId } })
    run.hasStatus(restored, 409, 'a game more than fifty')
  }),
}
