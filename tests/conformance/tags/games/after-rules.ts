import { isDeepStrictEqual } from 'node:util'
import { anotherSecond, mustBe, mustMoveOn, mustName, mustTellTime } from '../../kernel/cases.ts'
import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import { itemsOf, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import {
  ask,
  clearGame,
  come,
  idOf,
  keyed,
  needed,
  newGame,
  openGame,
  openLink,
  type Part,
  readGame,
  versionIn,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { member } from './member-cases.ts'

const key = '#/components/parameters/IdempotencyKey'
const version = '#/components/headers/Version'
const leaving = pointerTo('leaveGame')

/** What a change leaves behind, elsewhere than in its own answer. */
export const afterRules: Check[] = [
  ...rules(key, {
    async 'game-key-first: a key gives the first answer, headers included'(run) {
      const headers = keyed()
      const create = () => ask(run, 'host', 'createGame', { headers, body: newGame })
      const first = needed(await create(), 201, 'making a game')
      const gameId = String(field(first, 'gameId'))
      mustRepeat(run, first, await create(), 'a key that is sent again')
      const change = { params: { gameId }, headers: versionIn(first), body: { name: 'Changed since' } }
      needed(await ask(run, 'host', 'changeGame', change), 200, 'changing the game')
      mustRepeat(run, first, await create(), 'a key whose game was changed since')
      await clearGame(run, gameId)
    },
    async 'game-key-left: a key gives no game that its person has left'(run) {
      const headers = keyed()
      const create = () => ask(run, 'host', 'createGame', { headers, body: newGame })
      const gameId = String(field(needed(await create(), 201, 'making a game'), 'gameId'))
      const params = { gameId }
      await come(run, 'player', await openLink(run, gameId))
      const body = { userId: await idOf(run, 'player') }
      needed(await ask(run, 'host', 'handOverGame', { params, body }), 200, 'handing over')
      needed(await ask(run, 'host', 'leaveGame', { params }), 204, 'leaving')
      const again = await create()
      run.hasStatus(again, 409, 'a key whose game its person has left')
      if (again.came.status === 201) await clearGame(run, String(field(again, 'gameId')), ['host'])
      await clearGame(run, gameId, ['player'])
    },
  }),
  ...rules('#/components/schemas/Game', {
    async 'game-touched: a change moves updatedAt on'(run) {
      await withGame(run, {}, async (gameId) => {
        const params = { gameId }
        const seen: Exchange[] = [await readGame(run, gameId)]
        const next = async (exchange: Exchange, occasion: string) => {
          const message = `${occasion} leaves updatedAt as it was`
          mustMoveOn(run, [seen.at(-1) ?? exchange, exchange], ['updatedAt'], { message, where: version })
          seen.push(exchange)
        }
        await anotherSecond(run)
        const headers = versionIn(await readGame(run, gameId))
        await next(await ask(run, 'host', 'changeGame', { params, headers, body: { seats: 4 } }), 'a change')
        await anotherSecond(run)
        await next(await ask(run, 'host', 'archiveGame', { params }), 'archiving')
        needed(await ask(run, 'host', 'restoreGame', { params }), 200, 'restoring')
        await come(run, 'player', await openLink(run, gameId))
        seen.push(await readGame(run, gameId))
        await anotherSecond(run)
        const body = { userId: await idOf(run, 'player') }
        await next(await ask(run, 'host', 'handOverGame', { params, body }), 'handing over')
      })
    },
  }),
  ...rules(pointerTo('handOverGame', 'description'), {
    async 'handed-over-everywhere: a hand-over is a new version of both members, and shows in lists'(run) {
      await withTable(run, async (table) => {
        const params = { gameId: table.gameId }
        // A list that is kept shows its first answer.
        for (const part of ['host', 'player'] as const) await games(run, part)
        const both = ['host', 'player'] as const
        const seen = async () => [await member(run, 'host', table), await member(run, 'player', table)]
        const before = await seen()
        needed(
          await ask(run, 'host', 'handOverGame', { params, body: { userId: await idOf(run, 'player') } }),
          200,
          'handing over',
        )
        const then = await Promise.all(
          both.map(async (part) =>
            ask(run, 'player', 'getMember', { params: { ...params, userId: await idOf(run, part) } }),
          ),
        )
        for (const [at, one] of then.entries())
          mustBe(
            run,
            one,
            ['rev'],
            mustName(run, before[at] ?? one, 'a member') + 1,
            `who was the ${both[at]}, handed over`,
          )
        for (const [part, role] of [
          ['host', 'admin'],
          ['player', 'host'],
        ] as const) {
          const list = await games(run, part)
          const listed = itemsOf(list).find((item) => Reflect.get(Object(item), 'gameId') === table.gameId)
          const told = Reflect.get(Object(listed), 'role')
          if (told !== role)
            run.fail(`the list says ${String(told)} of who is ${role} by now`, pointerTo('listGames'), list)
        }
      })
    },
  }),
  ...rules(leaving, {
    async 'left-the-list: who leaves finds the game in no list'(run) {
      await withTable(run, async ({ gameId }) => {
        needed(await ask(run, 'player', 'leaveGame', { params: { gameId } }), 204, 'leaving')
        const list = await games(run, 'player')
        if (list.came.body.includes(gameId)) run.fail('a game is in the list of who has left it', leaving, list)
      })
    },
    async 'comes-again-last: who comes again comes after those who stayed'(run) {
      await withTable(run, async (table) => {
        const params = { gameId: table.gameId }
        needed(await ask(run, 'admin', 'leaveGame', { params }), 204, 'leaving')
        await come(run, 'admin', table.player)
        const list = await ask(run, 'host', 'listMembers', { params })
        for (const [at, part] of (['host', 'player', 'admin'] as const).entries())
          mustBe(run, list, ['items', String(at), 'userId'], await idOf(run, part), 'the members, after one came again')
        mustTellTime(run, list, ['items', '2', 'joinedAt'])
      })
    },
  }),
  ...rules(pointerTo('listGames'), {
    async 'status-on-each-page: the status that is asked for counts on each page'(run) {
      const ids = [await openGame(run), await openGame(run), await openGame(run)]
      const [first = '', open = '', last = ''] = ids
      for (const gameId of [first, last])
        needed(await ask(run, 'host', 'archiveGame', { params: { gameId } }), 200, 'archiving')
      const gameIdOf = (item: unknown) => Reflect.get(Object(item), 'gameId')
      const list = (page: Request['query']) => ask(run, 'host', 'listGames', { query: { status: 'archived', ...page } })
      const found = await turnPages(run, list, { limit: 1, key: gameIdOf })
      if (found.includes(open)) run.fail('a further page holds a game of another status', pointerTo('listGames'))
      if (!found.includes(first)) run.fail('the pages of a status lack a game', pointerTo('listGames'))
      for (const gameId of ids) await clearGame(run, gameId)
    },
  }),
]

function mustRepeat(run: Run, first: Exchange, again: Exchange, occasion: string) {
  if (!run.hasStatus(again, 201, occasion)) return
  for (const name of ['location', 'etag'])
    if (headerOf(again.came, name) !== headerOf(first.came, name))
      run.fail(`${occasion}: ${name} is ${headerOf(again.came, name)}, not as at first`, key, again)
  if (!isDeepStrictEqual(field(again), field(first))) run.fail(`${occasion} is answered otherwise`, key, again)
}

/** My newest games: those that a check has made are among them. */
const games = (run: Run, part: Part) => ask(run, part, 'listGames', { query: { limit: '100' } })
