import type { Right } from '../../kernel/cases.ts'
import { mustBe, mustHave, mustName } from '../../kernel/cases.ts'
import { type CasesOf, does } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { changed, refusedIn } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  come,
  idOf,
  openLink,
  type Part,
  readGame,
  standingTable,
  type Table,
  versionIn,
  withTable,
} from '../../kernel/table.ts'
import { busy, hostsFifty } from './game-cases.ts'
import { gamesRows } from './games-rows.ts'

export const member = async (run: Run, part: Part, { gameId }: Pick<Table, 'gameId'>) =>
  ask(run, 'host', 'getMember', { params: { gameId, userId: await idOf(run, part) } })

export const listMembersCases: CasesOf<'listMembers'> = {
  200: does('the members come, the host first, then in their order', async (run) => {
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
  }),
  ...refusedIn('listMembers', gamesRows.listMembers),
}

export const getMemberCases: CasesOf<'getMember'> = {
  200: does('a member comes with their version', async (run) => {
    const one = await member(run, 'admin', await standingTable(run))
    if (!run.hasStatus(one, 200, 'a member')) return
    mustName(run, one, 'a member')
    mustHave(run, one, { userId: await idOf(run, 'admin'), role: 'admin' }, 'a member')
  }),
  ...refusedIn('getMember', gamesRows.getMember),
}

/** Asks for a role, with the version that is given. */
async function changeRole(run: Run, part: Part, table: Table, headers: Record<string, string>, role = 'admin') {
  const params = { gameId: table.gameId, userId: await idOf(run, part) }
  return ask(run, 'host', 'changeMember', { params, headers, body: { role } })
}

/** A player becomes an admin. */
export const makesAdmin: Right = (run, work) =>
  withTable(run, async (table) => {
    const params = { gameId: table.gameId, userId: await idOf(run, 'player') }
    await work('host', { params, headers: versionIn(await member(run, 'player', table)), body: { role: 'admin' } })
  })

export const changeMemberCases: CasesOf<'changeMember'> = {
  200: changed('changeMember', makesAdmin),
  ...refusedIn('changeMember', gamesRows.changeMember),
  409: does('the host stays the host', async (run) => {
    const table = await standingTable(run)
    const version = versionIn(await member(run, 'host', table))
    run.hasStatus(await changeRole(run, 'host', table, version), 409, 'a host who is to be an admin')
  }),
}

const removeBy = async (run: Run, by: Part, part: Part, gameId: string) =>
  ask(run, by, 'removeMember', { params: { gameId, userId: await idOf(run, part) } })

export const removeMemberCases: CasesOf<'removeMember'> = {
  204: does('a seat is free again, and who sat there is a stranger', (run) =>
    withTable(run, async ({ gameId }) => {
      run.hasStatus(await removeBy(run, 'admin', 'player', gameId), 204, 'a player, by an admin')
      run.hasStatus(await removeBy(run, 'host', 'admin', gameId), 204, 'an admin, by the host')
      mustBe(run, await readGame(run, gameId), ['seatsTaken'], 1, 'after both were removed')
      for (const part of ['player', 'admin'] as const)
        run.hasStatus(await ask(run, part, 'getGame', { params: { gameId } }), 404, 'a look by who was removed')
    }),
  ),
  ...refusedIn('removeMember', gamesRows.removeMember),
  409: does('nobody removes the host', async (run) => {
    const { gameId } = await standingTable(run)
    for (const by of ['host', 'admin'] as const)
      run.hasStatus(await removeBy(run, by, 'host', gameId), 409, `the host, by the ${by}`)
  }),
}

export const leaveGameCases: CasesOf<'leaveGame'> = {
  204: does('who leaves frees their seat, and may come again', (run) =>
    withTable(run, async (table) => {
      const params = { gameId: table.gameId }
      run.hasStatus(await ask(run, 'player', 'leaveGame', { params }), 204, 'a player')
      mustBe(run, await readGame(run, table.gameId), ['seatsTaken'], 2, 'after a player left')
      run.hasStatus(await ask(run, 'player', 'getGame', { params }), 404, 'a look by who left')
      run.hasStatus(await ask(run, 'player', 'leaveGame', { params }), 404, 'a second leave')
      run.hasStatus(await accept(run, 'player', table.player), 200, 'the same link, by who left')
      run.hasStatus(await ask(run, 'player', 'getGame', { params }), 200, 'a look by who left and came again')
    }),
  ),
  ...refusedIn('leaveGame', gamesRows.leaveGame),
  409: does('the host stays until they have handed over', async (run) => {
    const { gameId } = await standingTable(run)
    run.hasStatus(await ask(run, 'host', 'leaveGame', { params: { gameId } }), 409, 'the host')
  }),
}

export const handOverGameCases: CasesOf<'handOverGame'> = {
  200: does('another member is the host, and whoever was it an admin', (run) =>
    withTable(run, async ({ gameId }) => {
      const body = { userId: await idOf(run, 'player') }
      const handed = await ask(run, 'host', 'handOverGame', { params: { gameId }, body })
      if (!run.hasStatus(handed, 200, 'a member')) return
      mustName(run, handed, 'a game that was handed over')
      mustBe(run, handed, ['host', 'userId'], body.userId, 'a game that was handed over')
      mustBe(run, handed, ['role'], 'admin', 'whoever handed it over')
      mustBe(run, await readGame(run, gameId, 'player'), ['role'], 'host', 'the new host')
    }),
  ),
  ...refusedIn('handOverGame', gamesRows.handOverGame),
  409: does('who hosts fifty games gets none', async (run) => {
    await hostsFifty(run)
    await withTable(run, async ({ gameId }) => {
      await come(run, busy, await openLink(run, gameId))
      const body = { userId: await idOf(run, busy) }
      const handed = await ask(run, 'host', 'handOverGame', { params: { gameId }, body })
      run.hasStatus(handed, 409, 'somebody who hosts fifty games')
    })
  }),
}
