import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import { mustBe, mustName } from './cases.ts'
import { busy, hostsFifty } from './fifty.ts'
import { openGame, withGame } from './game.ts'
import { gamesRows as rows } from './games-rows.ts'
import { ask } from './people.ts'
import { refusedToRoles } from './permissions.ts'

export const deleteGameCases: CasesOf<'deleteGame'> = {
  204: {
    title: 'a game is deleted, and gone',
    run: async (run) => {
      const params = { gameId: await openGame(run) }
      run.hasStatus(await ask(run, 'host', 'deleteGame', { params }), 204, 'a game of mine')
      run.hasStatus(await ask(run, 'host', 'getGame', { params }), 404, 'a game that was deleted')
      run.hasStatus(await ask(run, 'host', 'deleteGame', { params }), 404, 'a second deletion')
    },
  },
  ...refusedToRoles('deleteGame', rows.deleteGame),
}

export const archiveGameCases: CasesOf<'archiveGame'> = {
  200: {
    title: 'a game is put away, once however often it is asked for',
    run: (run) =>
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
  },
  ...refusedToRoles('archiveGame', rows.archiveGame),
}

export const restoreGameCases: CasesOf<'restoreGame'> = {
  200: {
    title: 'a game that was put away is in preparation again',
    run: (run) =>
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
  },
  ...refusedToRoles('restoreGame', rows.restoreGame),
  409: {
    title: 'who hosts fifty games takes none out',
    run: async (run) => {
      const { archivedId } = await hostsFifty(run)
      const restored = await ask(run, busy, 'restoreGame', { params: { gameId: archivedId } })
      run.hasStatus(restored, 409, 'a game more than fifty')
    },
  },
}
