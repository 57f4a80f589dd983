import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { badBodies, mustBe, mustName, noPage, refuseAll } from './cases.ts'
import { busy, hostsFifty } from './game-cases.ts'
import { gamesRows as rows } from './games-rows.ts'
import { otherRole, refusedToOthers, unknownGame, withoutSession } from './permissions.ts'
import {
  accept,
  ask,
  come,
  idOf,
  newId,
  openLink,
  type Part,
  readGame,
  standingTable,
  type Table,
  versionIn,
  withTable,
} from './table.ts'

/** Ids that nobody has who sits at the table. */
const notThere = async (run: Run) => [
  { what: 'a member that nobody is', request: { params: { userId: newId() } } },
  { what: 'somebody who waits', request: { params: { userId: await idOf(run, 'waiting') } } },
  { what: 'somebody who was removed', request: { params: { userId: await idOf(run, 'removed') } } },
  { what: 'a stranger', request: { params: { userId: await idOf(run, 'stranger') } } },
]

export const member = async (run: Run, part: Part, { gameId }: Pick<Table, 'gameId'>) =>
  ask(run, 'host', 'getMember', { params: { gameId, userId: await idOf(run, part) } })

export const listMembersCases: CasesOf<'listMembers'> = {
  200: {
    title: 'the members come, the host first, then in their order',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      for (const part of ['host', 'player'] as const) {
        const list = await ask(run, part, 'listMembers', { params: { gameId } })
        if (!run.hasStatus(list, 200, `by the role ${part}`)) continue
        for (const [at, each] of (['host', 'admin', 'player'] as const).entries()) {
          mustBe(run, list, ['items', String(at), 'userId'], await idOf(run, each), 'the members')
          mustBe(run, list, ['items', String(at), 'role'], each, 'the members')
        }
        const items = field(list, 'items')
        if (Array.isArray(items) && items.length > 3)
          run.fail('there are more members than sit there', pointerTo('listMembers', 'responses', 200), list)
      }
    },
  },
  400: noPage(async (run, query) => {
    const { gameId } = await standingTable(run)
    return ask(run, 'host', 'listMembers', { params: { gameId }, query })
  }),
  ...refusedToOthers('listMembers', rows.listMembers),
}

export const getMemberCases: CasesOf<'getMember'> = {
  200: {
    title: 'a member comes with their version',
    run: async (run) => {
      const one = await member(run, 'admin', await standingTable(run))
      if (!run.hasStatus(one, 200, 'a member')) return
      mustName(run, one, 'a member')
      mustBe(run, one, ['userId'], await idOf(run, 'admin'), 'a member')
      mustBe(run, one, ['role'], 'admin', 'a member')
    },
  },
  401: withoutSession('getMember', rows.getMember),
  404: unknownGame('getMember', rows.getMember, notThere),
}

/** Asks for a role, with the version that is given. */
async function changeRole(run: Run, part: Part, table: Table, headers: Record<string, string>, role = 'admin') {
  const params = { gameId: table.gameId, userId: await idOf(run, part) }
  return ask(run, 'host', 'changeMember', { params, headers, body: { role } })
}

export const changeMemberCases: CasesOf<'changeMember'> = {
  200: {
    title: 'the version that is named gets the role',
    run: (run) =>
      withTable(run, async (table) => {
        const before = await member(run, 'player', table)
        const changed = await changeRole(run, 'player', table, versionIn(before))
        if (!run.hasStatus(changed, 200, 'a player who becomes an admin')) return
        for (const exchange of [changed, await member(run, 'player', table)]) {
          mustBe(run, exchange, ['role'], 'admin', 'a player who became an admin')
          mustBe(run, exchange, ['rev'], Number(field(before, 'rev')) + 1, 'after one change')
          mustName(run, exchange, 'a changed member')
        }
        run.hasStatus(await changeRole(run, 'player', table, versionIn(before)), 412, 'the version before')
      }),
  },
  400: {
    title: 'what is no role that can be given is refused',
    run: async (run) => {
      const table = await standingTable(run)
      const params = { gameId: table.gameId, userId: await idOf(run, 'player') }
      const headers = versionIn(await member(run, 'player', table))
      const near = ['host', 'Admin', 'guest'].map((role) => ({ what: `the role ${role}`, request: { body: { role } } }))
      await refuseAll(run, badBodies('changeMember', { role: 'player' }, near), (request) =>
        ask(run, 'host', 'changeMember', { params, headers, ...request }),
      )
    },
  },
  401: withoutSession('changeMember', rows.changeMember),
  403: otherRole('changeMember', rows.changeMember),
  404: unknownGame('changeMember', rows.changeMember, notThere),
  409: {
    title: 'the host stays the host',
    run: async (run) => {
      const table = await standingTable(run)
      const version = versionIn(await member(run, 'host', table))
      run.hasStatus(await changeRole(run, 'host', table, version), 409, 'a host who is to be an admin')
    },
  },
  412: {
    title: 'another version is not changed',
    run: async (run) => {
      const table = await standingTable(run)
      const rev = Number(field(await member(run, 'player', table), 'rev'))
      const stale = await changeRole(run, 'player', table, { 'If-Match': `"${rev + 7}"` })
      run.hasStatus(stale, 412, 'a version that never was')
      mustBe(run, await member(run, 'player', table), ['role'], 'player', 'after a refused change')
    },
  },
  428: {
    title: 'a change has to name its version',
    run: async (run) => {
      run.hasStatus(await changeRole(run, 'player', await standingTable(run), {}), 428, 'without If-Match')
    },
  },
}

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
