import { mustBe } from '../../kernel/cases.ts'
import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { itemsOf } from '../../kernel/lists.ts'
import {
  accept,
  ask,
  clearGame,
  come,
  idOf,
  needed,
  openGame,
  openLink,
  preview,
  remove,
  versionIn,
  withTable,
} from '../../kernel/table.ts'
import { member } from './member-cases.ts'

const handOver = pointerTo('handOverGame', 'description')
const removal = pointerTo('removeMember', 'description')

/** Who sits at a table, and what becomes of them. */
export const memberRules: Check[] = [
  ...rules(handOver, {
    async 'one-host: a game that is handed over has one host'(run) {
      await withTable(run, async ({ gameId }) => {
        const params = { gameId }
        const body = { userId: await idOf(run, 'player') }
        needed(await ask(run, 'host', 'handOverGame', { params, body }), 200, 'handing over')
        const members = await ask(run, 'admin', 'listMembers', { params })
        const hosts = itemsOf(members).filter((item) => Reflect.get(Object(item), 'role') === 'host')
        if (hosts.length !== 1) run.fail(`there are ${hosts.length} hosts after handing over`, handOver, members)
        mustBe(run, members, ['items', '0', 'userId'], body.userId, 'the first of the members')
        run.hasStatus(await ask(run, 'host', 'archiveGame', { params }), 403, 'archiving by whoever handed over')
        run.hasStatus(await ask(run, 'player', 'archiveGame', { params }), 200, 'archiving by the new host')
        run.hasStatus(await ask(run, 'host', 'leaveGame', { params }), 204, 'whoever handed over, who leaves')
      })
    },
  }),
  ...rules(pointerTo('changeMember'), {
    async 'role-at-once: a role counts from the next call on'(run) {
      await withTable(run, async (table) => {
        const params = { gameId: table.gameId }
        const steps = [
          { part: 'player', role: 'admin', expected: 200 },
          { part: 'admin', role: 'player', expected: 403 },
        ] as const
        for (const { part, role, expected } of steps) {
          const before = await member(run, part, table)
          const request = {
            params: { ...params, userId: await idOf(run, part) },
            headers: versionIn(before),
            body: { role },
          }
          needed(await ask(run, 'host', 'changeMember', request), 200, 'changing a role')
          const links = await ask(run, part, 'listInvitations', { params })
          run.hasStatus(links, expected, `the links, for who has just become ${role}`)
        }
        needed(await ask(run, 'admin', 'leaveGame', { params }), 204, 'leaving')
        mustBe(run, await preview(run, 'admin', table.admin), ['role'], 'player', 'a link for admins, to a former one')
        await come(run, 'admin', table.admin)
        mustBe(run, await member(run, 'admin', table), ['role'], 'player', 'a former admin who came by an old link')
        needed(await ask(run, 'admin', 'leaveGame', { params }), 204, 'leaving')
        const later = await openLink(run, table.gameId, { role: 'admin' })
        mustBe(run, await preview(run, 'admin', later), ['role'], 'admin', 'a link for admins that was made since')
        await come(run, 'admin', later)
        mustBe(run, await member(run, 'admin', table), ['role'], 'admin', 'a former admin who came by a later link')
      })
    },
  }),
  ...rules(removal, {
    async 'removed-stays-out: who was removed comes by later links alone'(run) {
      await withTable(run, async (table) => {
        const asking = await openLink(run, table.gameId, { approval: 'host' })
        await remove(run, 'player', table.gameId)
        for (const before of [table.player, asking]) {
          mustBe(run, await preview(run, 'player', before), ['state'], 'removed', 'a link made before the removal')
          run.hasStatus(await accept(run, 'player', before), 403, 'a link made before the removal')
        }
        const later = await openLink(run, table.gameId)
        run.hasStatus(await accept(run, 'player', later), 200, 'a link made after the removal')
        mustBe(run, await member(run, 'player', table), ['role'], 'player', 'who came in again')
      })
    },
  }),
  ...rules(pointerTo('deleteGame'), {
    async 'deleted-for-all: a deleted game is gone for all'(run) {
      const gameId = await openGame(run)
      const link = await openLink(run, gameId)
      await come(run, 'player', link)
      await clearGame(run, gameId)
      for (const part of ['host', 'player'] as const) {
        run.hasStatus(await ask(run, part, 'getGame', { params: { gameId } }), 404, `a deleted game, to its ${part}`)
        const list = await ask(run, part, 'listGames', { query: { limit: '100' } })
        const isThere = itemsOf(list).some((item) => Reflect.get(Object(item), 'gameId') === gameId)
        if (isThere) run.fail(`a deleted game stands in the list of its ${part}`, pointerTo('listGames'), list)
      }
      run.hasStatus(await preview(run, 'stranger', link), 404, 'a look at a link of a deleted game')
      run.hasStatus(await accept(run, 'stranger', link), 404, 'a link of a deleted game')
    },
  }),
  ...rules(pointerTo('archiveGame'), {
    async 'archived-takes-nobody: an archived game takes nobody in, and who waits can be declined'(run) {
      await withTable(run, async (table) => {
        const params = { gameId: table.gameId }
        needed(await ask(run, 'host', 'archiveGame', { params }), 200, 'archiving')
        mustBe(run, await preview(run, 'stranger', table.player), ['state'], 'archived', 'a link of an archived game')
        for (const link of [table.player, table.asking])
          run.hasStatus(await accept(run, 'stranger', link), 409, 'a link of an archived game')
        const decision = { params: { ...params, userId: await idOf(run, 'waiting') } }
        run.hasStatus(await ask(run, 'host', 'acceptRequest', decision), 409, 'letting in, where the game is archived')
        mustBe(run, await ask(run, 'host', 'getGame', { params }), ['requestsWaiting'], 1, 'after that was refused')
        run.hasStatus(await ask(run, 'host', 'declineRequest', decision), 204, 'declining, where the game is archived')
        mustBe(
          run,
          await ask(run, 'host', 'getGame', { params }),
          ['requestsWaiting'],
          0,
          'after the only one was declined',
        )
        run.hasStatus(await ask(run, 'player', 'getGame', { params }), 200, 'a look by a member')
        needed(await ask(run, 'host', 'restoreGame', { params }), 200, 'restoring')
        run.hasStatus(await accept(run, 'stranger', table.player), 200, 'a link of a game that was restored')
        const seats = field(await ask(run, 'host', 'getGame', { params }), 'seatsTaken')
        if (seats !== 4) run.fail(`${String(seats)} seats are taken by four`, pointerTo('getGame'))
      })
    },
  }),
]
