import type { TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field, headerOf } from '../../kernel/exchange.ts'
import { mustBe } from '../games/cases.ts'
import { refusedIn } from '../games/derived.ts'
import { archivedGame, notInArchive } from '../games/permissions.ts'
import { ask, idOf, readGame, withGame, withTable } from '../games/table.ts'
import { addBoundaryCases, listBoundariesCases, takeBoundaryBackCases } from './boundary-cases.ts'
import { act, lineMustBe, lobby, nudge, ready, lobbyRows as rows } from './lobby.ts'
import { notesCases } from './notes.ts'

/** The cases of start and end. */
export const playCases: Pick<TagCases<'lobby'>, 'startGame' | 'endGame'> = {
  startGame: {
    200: {
      title: 'the game is played, everybody goes in five seconds, and who is not ready is named',
      run: (run) =>
        withTable(run, async (table) => {
          await ready(run, 'player', table)
          await act(run, 'player', 'pauseGame', table)
          const before = Date.now()
          const start = await act(run, 'host', 'startGame', table)
          if (!run.hasStatus(start, 200, 'a game')) return
          const wait = Date.parse(String(field(start, 'goesAt'))) - before
          if (!(wait > 0 && wait < 30_000))
            run.fail(`everybody goes in ${wait} ms`, pointerTo('startGame', 'description'), start)
          const late = field(start, 'notReady')
          const due = [await idOf(run, 'host'), await idOf(run, 'admin')].toSorted()
          if (!Array.isArray(late) || late.toSorted().join() !== due.join())
            run.fail('who is not ready is not who is named', pointerTo('startGame', 'description'), start)
          mustBe(run, await readGame(run, table.gameId, 'player'), ['status'], 'playing', 'a game that was started')
          const seen = await lobby(run, 'admin', table)
          mustBe(run, seen, ['pausedAt'], undefined, 'a start ends a pause')
          mustBe(run, seen, ['start'], field(start), 'while everybody goes')
          await lineMustBe(run, seen, 'player', { ready: true })
        }),
    },
    ...refusedIn('startGame', rows.startGame),
    409: {
      title: 'what is played already, or put away, is not started',
      run: (run) =>
        withGame(run, {}, async (gameId) => {
          await act(run, 'host', 'startGame', { gameId })
          run.hasStatus(await act(run, 'host', 'startGame', { gameId }), 409, 'a game that is played')
          await ask(run, 'host', 'archiveGame', { params: { gameId } })
          run.hasStatus(await act(run, 'host', 'startGame', { gameId }), 409, 'a game that was put away')
        }),
    },
  },
  endGame: {
    204: {
      title: 'the game is in preparation, and nobody is ready',
      run: (run) =>
        withTable(run, async (table) => {
          await ready(run, 'player', table)
          await act(run, 'host', 'startGame', table)
          await act(run, 'player', 'pauseGame', table)
          if (!run.hasStatus(await act(run, 'admin', 'endGame', table), 204, 'a session')) return
          mustBe(run, await readGame(run, table.gameId), ['status'], 'preparing', 'after a session')
          const seen = await lobby(run, 'host', table)
          await lineMustBe(run, seen, 'player', { ready: false })
          for (const name of ['pausedAt', 'start']) mustBe(run, seen, [name], undefined, 'after a session')
          // A game that is archived in play ends it as well.
          await ready(run, 'player', table)
          await act(run, 'host', 'startGame', table)
          for (const id of ['archiveGame', 'restoreGame'] as const)
            await ask(run, 'host', id, { params: { gameId: table.gameId } })
          const back = await lobby(run, 'host', table)
          await lineMustBe(run, back, 'player', { ready: false })
          mustBe(run, back, ['start'], undefined, 'a game that was archived in play, and restored')
        }),
    },
    ...refusedIn('endGame', rows.endGame),
    409: {
      title: 'what is not played is not ended',
      run: (run) =>
        withGame(run, {}, async (gameId) => {
          run.hasStatus(await act(run, 'host', 'endGame', { gameId }), 409, 'a game in preparation')
          await act(run, 'host', 'startGame', { gameId })
          await ask(run, 'host', 'archiveGame', { params: { gameId } })
          run.hasStatus(await act(run, 'host', 'endGame', { gameId }), 409, 'a game that was put away')
        }),
    },
  },
}

export const lobbyCases: TagCases<'lobby'> = {
  getLobby: {
    200: {
      title: 'each member has a line; who asks is here, and who never came is not',
      run: (run) =>
        withTable(run, async (table) => {
          const seen = await lobby(run, 'player', table)
          if (!run.hasStatus(seen, 200, 'by the role player')) return
          for (const part of ['host', 'admin', 'player'] as const)
            await lineMustBe(run, seen, part, { presence: part === 'player' ? 'here' : 'offline', ready: false })
          const all = field(seen, 'members')
          if (Array.isArray(all) && all.length !== 3)
            mustBe(run, seen, ['members', 'length'], 3, 'host, admin and player')
          for (const name of ['pausedAt', 'start']) mustBe(run, seen, [name], undefined, 'a quiet lobby')
        }),
    },
    ...refusedIn('getLobby', rows.getLobby),
  },
  setReady: {
    200: {
      title: 'I am ready, or not, and nobody else is',
      run: (run) =>
        withTable(run, async (table) => {
          const done = await ready(run, 'player', table)
          if (!run.hasStatus(done, 200, 'ready')) return
          mustBe(run, done, ['userId'], await idOf(run, 'player'), 'who is ready')
          mustBe(run, done, ['ready'], true, 'who is ready')
          const seen = await lobby(run, 'host', table)
          await lineMustBe(run, seen, 'player', { ready: true })
          await lineMustBe(run, seen, 'admin', { ready: false })
          await ready(run, 'player', table, false)
          await lineMustBe(run, await lobby(run, 'host', table), 'player', { ready: false })
        }),
    },
    ...refusedIn('setReady', rows.setReady),
    409: archivedGame('setReady', rows.setReady),
  },
  nudge: {
    204: {
      title: 'who is not ready can be nudged, by any member',
      run: (run) =>
        withTable(run, async (table) => {
          run.hasStatus(await nudge(run, 'player', 'admin', table), 204, 'a player who nudges an admin')
          run.hasStatus(await nudge(run, 'admin', 'host', table), 204, 'an admin who nudges the host')
        }),
    },
    ...refusedIn('nudge', rows.nudge),
    409: {
      title: 'neither who is ready, nor oneself, nor in a game that was put away',
      run: async (run) => {
        await withTable(run, async (table) => {
          await ready(run, 'player', table)
          run.hasStatus(await nudge(run, 'host', 'player', table), 409, 'somebody who is ready')
          run.hasStatus(await nudge(run, 'host', 'host', table), 409, 'oneself')
        })
        await notInArchive(run, 'nudge', rows.nudge)
      },
    },
    429: {
      title: 'the same member once a minute, by whomever',
      run: (run) =>
        withTable(run, async (table) => {
          await nudge(run, 'host', 'player', table)
          const params = { gameId: table.gameId }
          const body = { userId: await idOf(run, 'player') }
          const again = await ask(run, 'admin', 'nudge', { params, body, limited: true })
          if (!run.hasStatus(again, 429, 'a second nudge within a minute')) return
          const wait = Number(headerOf(again.came, 'retry-after'))
          if (wait > 60)
            run.fail(`Retry-After is ${wait}, more than a minute`, pointerTo('nudge', 'description'), again)
        }),
    },
  },
  pauseGame: {
    204: {
      title: 'the game is paused for everybody, since the first who asked',
      run: (run) =>
        withTable(run, async (table) => {
          const before = Object.keys(Object(field(await lobby(run, 'admin', table))))
          if (!run.hasStatus(await act(run, 'player', 'pauseGame', table), 204, 'a pause')) return
          const seen = await lobby(run, 'admin', table)
          const since = field(seen, 'pausedAt')
          if (typeof since !== 'string') mustBe(run, seen, ['pausedAt'], 'a time', 'a pause')
          const more = Object.keys(Object(field(seen))).filter((name) => name !== 'pausedAt' && !before.includes(name))
          if (more.length > 0)
            run.fail(`the lobby says more of the pause: ${more}`, pointerTo('pauseGame', 'description'), seen)
          await act(run, 'host', 'pauseGame', table)
          mustBe(run, await lobby(run, 'host', table), ['pausedAt'], since, 'a pause that was asked for twice')
          await act(run, 'host', 'startGame', table)
          await act(run, 'player', 'pauseGame', table)
          mustBe(run, await lobby(run, 'host', table), ['start'], undefined, 'a pause ends the count to the start')
        }),
    },
    ...refusedIn('pauseGame', rows.pauseGame),
    409: archivedGame('pauseGame', rows.pauseGame),
  },
  resumeGame: {
    204: {
      title: 'the pause is over; without one nothing happens',
      run: (run) =>
        withTable(run, async (table) => {
          run.hasStatus(await act(run, 'admin', 'resumeGame', table), 204, 'without a pause')
          await act(run, 'player', 'pauseGame', table)
          run.hasStatus(await act(run, 'admin', 'resumeGame', table), 204, 'a pause')
          mustBe(run, await lobby(run, 'host', table), ['pausedAt'], undefined, 'after a pause')
        }),
    },
    ...refusedIn('resumeGame', rows.resumeGame),
  },
  ...playCases,
  ...notesCases,
  listBoundaries: listBoundariesCases,
  addBoundary: addBoundaryCases,
  takeBoundaryBack: takeBoundaryBackCases,
}
