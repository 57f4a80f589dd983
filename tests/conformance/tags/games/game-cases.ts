import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession as noSession } from '../auth/strangers.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from './cases.ts'
import { busy, hostsFifty } from './fifty.ts'
import { clearGame, keyed, newGame, newId, openGame, readGame, versionIn, withGame } from './game.ts'
import { gamesRows } from './games-rows.ts'
import { ask } from './people.ts'
import { refusedToOthers, refusedToRoles } from './permissions.ts'
import { standingTable } from './table.ts'

const rows = gamesRows

/** What is wrong with a game, each by one field. */
const nearGames = [
  ...withField(newGame, 'name', ['x'.repeat(81), '\u00a0', ...badLines]),
  ...withField(newGame, 'pitch', ['x'.repeat(501)]),
  ...withField(newGame, 'pitch', ['a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u061cb']),
  ...withField(newGame, 'system', ['x'.repeat(61), ...badLines]),
  ...withField(newGame, 'seats', [0, 13, 2.5, '5', -1]),
  ...withField(newGame, 'timeZone', ['Europe/', '../etc', 'x'.repeat(65)]),
]
/** In the form of a time zone, and none. */
const noZone = withField(newGame, 'timeZone', ['Mars/Olympus', 'Europe/Emberhall', '+01', 'GMT+25'])

export const listGamesCases: CasesOf<'listGames'> = {
  200: {
    title: 'my games come, the newest first',
    run: async (run) => {
      const ids = [await openGame(run), await openGame(run)]
      const list = await ask(run, 'host', 'listGames', { query: { limit: '2' } })
      if (run.hasStatus(list, 200, 'with a session'))
        mustBe(run, list, ['items', '0', 'gameId'], ids[1], 'the game made last')
      mustBe(run, list, ['items', '1', 'gameId'], ids[0], 'the game made before it')
      for (const gameId of ids) await clearGame(run, gameId)
    },
  },
  400: noPage((run, query) => ask(run, 'host', 'listGames', { query })),
  401: noSession('listGames'),
}

export const createGameCases: CasesOf<'createGame'> = {
  201: {
    title: 'a game is made, and is where it is said to be',
    run: async (run) => {
      const made = await ask(run, 'host', 'createGame', { headers: keyed(), body: newGame })
      if (!run.hasStatus(made, 201, 'a game')) return
      const gameId = String(field(made, 'gameId'))
      mustName(run, made, 'a new game')
      const expected = { ...newGame, pitch: '', system: '', seatsTaken: 1, status: 'preparing', role: 'host' }
      for (const [name, value] of Object.entries(expected)) mustBe(run, made, [name], value, 'a new game')
      await mustLead(run, made, buildPath(operations.getGame.path, { gameId }), () =>
        ask(run, 'host', 'getGame', { params: { gameId } }),
      )
      await clearGame(run, gameId)
    },
  },
  400: {
    title: 'what is no game is refused, and one without a key',
    run: async (run) => {
      const all = [...badBodies('createGame', newGame, nearGames), ...noZone]
      await refuseAll(run, all, (request) => ask(run, 'host', 'createGame', { headers: keyed(), ...request }))
      for (const pitch of ['a\u0000b', '\ud800', '\uffff'])
        run.hasStatus(
          await ask(run, 'host', 'createGame', { headers: keyed(), body: { ...newGame, pitch } }),
          [400, 201],
          `the pitch ${JSON.stringify(pitch)}`,
        )
      const keys = [{}, keyed('short'), keyed('-'.repeat(27))]
      for (const headers of keys)
        run.hasStatus(
          await ask(run, 'host', 'createGame', { headers, body: newGame }),
          400,
          `the headers ${JSON.stringify(headers)}`,
        )
    },
  },
  401: noSession('createGame', { headers: keyed(), body: newGame }),
  409: {
    title: 'a key is for one game, and a host has at most fifty',
    run: async (run) => {
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
    },
  },
}

export const getGameCases: CasesOf<'getGame'> = {
  200: {
    title: 'a member sees the game, with its version',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      for (const part of ['host', 'admin', 'player'] as const) {
        const game = await ask(run, part, 'getGame', { params: { gameId } })
        if (!run.hasStatus(game, 200, `by the role ${part}`)) continue
        mustName(run, game, 'a game')
        mustBe(run, game, ['role'], part, 'whose role it is')
        mustBe(run, game, ['seatsTaken'], 3, 'host, admin and player')
        mustBe(run, game, ['requestsWaiting'], part === 'player' ? undefined : 1, `who waits, as the ${part} sees it`)
      }
    },
  },
  ...refusedToOthers('getGame', rows.getGame),
}

export const changeGameCases: CasesOf<'changeGame'> = {
  200: {
    title: 'the version that is named is changed, and nothing else',
    run: (run) => withGame(run, { pitch: 'as it was' }, (gameId) => changeOnce(run, gameId)),
  },
  400: {
    title: 'what is no game is refused',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const headers = versionIn(await readGame(run, gameId))
      const all = [...badBodies('changeGame', newGame, nearGames), ...noZone]
      await refuseAll(run, all, (request) =>
        ask(run, 'host', 'changeGame', { params: { gameId }, headers, ...request }),
      )
    },
  },
  ...refusedToRoles('changeGame', rows.changeGame),
  409: {
    title: 'there are seats for all who sit there, and what is put away stays as it is',
    run: async (run) => {
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
    },
  },
  412: {
    title: 'another version is not changed',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const before = await readGame(run, gameId)
      const headers = { 'If-Match': `"${Number(field(before, 'rev')) + 7}"` }
      const change = { params: { gameId }, headers, body: { name: 'Changed all the same' } }
      run.hasStatus(await ask(run, 'host', 'changeGame', change), 412, 'a version that never was')
      mustBe(run, await readGame(run, gameId), ['name'], field(before, 'name'), 'after a refused change')
    },
  },
  428: {
    title: 'a change has to name its version',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const change = { params: { gameId }, body: { name: 'Changed all the same' } }
      run.hasStatus(await ask(run, 'host', 'changeGame', change), 428, 'without If-Match')
    },
  },
}

async function changeOnce(run: Run, gameId: string): Promise<void> {
  const before = await readGame(run, gameId)
  const change = { params: { gameId }, headers: versionIn(before), body: { name: newId(), seats: 7 } }
  const changed = await ask(run, 'host', 'changeGame', change)
  if (!run.hasStatus(changed, 200, 'the version at hand')) return
  const then = await readGame(run, gameId)
  for (const exchange of [changed, then]) {
    for (const [name, value] of Object.entries({ ...change.body, pitch: 'as it was' }))
      mustBe(run, exchange, [name], value, 'after a change')
    if (mustName(run, exchange, 'a changed game') !== Number(field(before, 'rev')) + 1)
      mustBe(run, exchange, ['rev'], Number(field(before, 'rev')) + 1, 'after one change')
  }
  run.hasStatus(await ask(run, 'host', 'changeGame', change), 412, 'the version before')
}
