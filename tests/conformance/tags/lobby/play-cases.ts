import type { TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { mustBe } from '../games/cases.ts'
import { readGame, withGame } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { refusedToRoles } from '../games/permissions.ts'
import { withTable } from '../games/table.ts'
import { act, lineMustBe, lobby, ready } from './lobby.ts'
import { lobbyRows as rows } from './lobby-rows.ts'

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
    ...refusedToRoles('startGame', rows.startGame),
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
    ...refusedToRoles('endGame', rows.endGame),
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
