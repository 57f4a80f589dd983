import type { CasesOf } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { badBodies, mustBe, mustName, refuseAll } from './cases.ts'
import { busy, hostsFifty } from './fifty.ts'
import { newId, readGame } from './game.ts'
import { gamesRows as rows } from './games-rows.ts'
import { ask, idOf, type Part } from './people.ts'
import { otherRole, refusedToOthers, unknownGame, withoutSession } from './permissions.ts'
import { accept, come, openLink, standingTable, withTable } from './table.ts'

/** Ids of people who have no seat at the table. */
const seatless = async (run: Run) => [
  { what: 'somebody that nobody is', userId: newId() },
  { what: 'somebody who waits', userId: await idOf(run, 'waiting') },
  { what: 'a stranger', userId: await idOf(run, 'stranger') },
]

const removeBy = async (run: Run, by: Part, part: Part, gameId: string) =>
  ask(run, by, 'removeMember', { params: { gameId, userId: await idOf(run, part) } })

export const removeMemberCases: CasesOf<'removeMember'> = {
  204: {
    title: 'a seat is free again, and who sat there is a stranger',
    run: (run) =>
      withTable(run, async ({ gameId }) => {
        run.hasStatus(await removeBy(run, 'admin', 'player', gameId), 204, 'a player, by an admin')
        run.hasStatus(await removeBy(run, 'host', 'admin', gameId), 204, 'an admin, by the host')
        mustBe(run, await readGame(run, gameId), ['seatsTaken'], 1, 'after both were removed')
        for (const part of ['player', 'admin'] as const)
          run.hasStatus(await ask(run, part, 'getGame', { params: { gameId } }), 404, 'a look by who was removed')
      }),
  },
  401: withoutSession('removeMember', rows.removeMember),
  403: otherRole('removeMember', rows.removeMember, (run) =>
    withTable(run, async ({ gameId, admin }) => {
      await come(run, 'stranger', admin)
      run.hasStatus(await removeBy(run, 'admin', 'stranger', gameId), 403, 'an admin, by another admin')
      run.hasStatus(await removeBy(run, 'admin', 'admin', gameId), 403, 'an admin, by themselves')
    }),
  ),
  404: unknownGame('removeMember', rows.removeMember, async (run) =>
    (await seatless(run)).map(({ what, userId }) => ({ what, request: { params: { userId } } })),
  ),
  409: {
    title: 'nobody removes the host',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      for (const by of ['host', 'admin'] as const)
        run.hasStatus(await removeBy(run, by, 'host', gameId), 409, `the host, by the ${by}`)
    },
  },
}

export const leaveGameCases: CasesOf<'leaveGame'> = {
  204: {
    title: 'who leaves frees their seat, and may come again',
    run: (run) =>
      withTable(run, async (table) => {
        const params = { gameId: table.gameId }
        run.hasStatus(await ask(run, 'player', 'leaveGame', { params }), 204, 'a player')
        mustBe(run, await readGame(run, table.gameId), ['seatsTaken'], 2, 'after a player left')
        run.hasStatus(await ask(run, 'player', 'getGame', { params }), 404, 'a look by who left')
        run.hasStatus(await ask(run, 'player', 'leaveGame', { params }), 404, 'a second leave')
        run.hasStatus(await accept(run, 'player', table.player), 200, 'the same link, by who left')
        run.hasStatus(await ask(run, 'player', 'getGame', { params }), 200, 'a look by who left and came again')
      }),
  },
  ...refusedToOthers('leaveGame', rows.leaveGame),
  409: {
    title: 'the host stays until they have handed over',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      run.hasStatus(await ask(run, 'host', 'leaveGame', { params: { gameId } }), 409, 'the host')
    },
  },
}

export const handOverGameCases: CasesOf<'handOverGame'> = {
  200: {
    title: 'another member is the host, and whoever was it an admin',
    run: (run) =>
      withTable(run, async ({ gameId }) => {
        const body = { userId: await idOf(run, 'player') }
        const handed = await ask(run, 'host', 'handOverGame', { params: { gameId }, body })
        if (!run.hasStatus(handed, 200, 'a member')) return
        mustName(run, handed, 'a game that was handed over')
        mustBe(run, handed, ['host', 'userId'], body.userId, 'a game that was handed over')
        mustBe(run, handed, ['role'], 'admin', 'whoever handed it over')
        mustBe(run, await readGame(run, gameId, 'player'), ['role'], 'host', 'the new host')
      }),
  },
  400: {
    title: 'what names nobody is refused',
    run: async (run) => {
      const params = { gameId: (await standingTable(run)).gameId }
      await refuseAll(run, badBodies('handOverGame', { userId: await idOf(run, 'player') }), (request) =>
        ask(run, 'host', 'handOverGame', { params, ...request }),
      )
      const own = await ask(run, 'host', 'handOverGame', { params, body: { userId: await idOf(run, 'host') } })
      run.hasStatus(own, 400, 'the host themselves')
    },
  },
  401: withoutSession('handOverGame', rows.handOverGame),
  403: otherRole('handOverGame', rows.handOverGame),
  404: unknownGame('handOverGame', rows.handOverGame, async (run) =>
    (await seatless(run)).map(({ what, userId }) => ({ what, request: { body: { userId } } })),
  ),
  409: {
    title: 'who hosts fifty games gets none',
    run: async (run) => {
      await hostsFifty(run)
      await withTable(run, async ({ gameId }) => {
        await come(run, busy, await openLink(run, gameId))
        const body = { userId: await idOf(run, busy) }
        const handed = await ask(run, 'host', 'handOverGame', { params: { gameId }, body })
        run.hasStatus(handed, 409, 'somebody who hosts fifty games')
      })
    },
  },
}
