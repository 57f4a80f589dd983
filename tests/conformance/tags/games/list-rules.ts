import { isDeepStrictEqual } from 'node:util'
import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { itemsOf, mustHaveTurned, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { ask, idOf, type Part, parts, standingTable, withGame } from '../../kernel/table.ts'

const where = pointerTo('listGames')
const cursor = '#/components/schemas/NextCursor'

/** Lists of games and of members: whose they are, and their pages. */
export const listRules: Check[] = [
  ...rules(where, {
    async 'games-mine: a list of games holds those that I sit in'(run) {
      const { gameId } = await standingTable(run)
      for (const part of parts) {
        const isIn = (await allGames(run, part)).includes(gameId)
        const mayBe = part === 'host' || part === 'admin' || part === 'player'
        if (isIn !== mayBe) run.fail(`the game of a table is ${isIn ? '' : 'not '}in the list of: ${part}`, where)
      }
    },
    /** What one place keeps to itself another may tell: each of them shows a thing. */
    async 'lists-as-singles: a list tells no more, and no less, than a look at one'(run) {
      const { gameId, player } = await standingTable(run)
      const [params, userId] = [{ gameId }, await idOf(run, 'player')]
      const link = { params: { gameId, invitationId: player.invitationId } }
      for (const part of ['player', 'host'] as const) {
        const game = await ask(run, part, 'getGame', { params })
        mustBeIn(run, await games(run, part, { limit: '100' }), game, 'gameId')
        const one = await ask(run, part, 'getMember', { params: { gameId, userId } })
        mustBeIn(run, await ask(run, part, 'listMembers', { params }), one, 'userId')
      }
      const links = await ask(run, 'host', 'listInvitations', { params })
      mustBeIn(run, links, await ask(run, 'host', 'getInvitation', link), 'invitationId')
    },
    async 'games-by-status: a list of games holds the statuses asked for'(run) {
      await withGame(run, {}, async (archived) => {
        await ask(run, 'host', 'archiveGame', { params: { gameId: archived } })
        await withGame(run, {}, async (open) => {
          const lists = { archived: [archived], preparing: [open], playing: [] }
          for (const [status, expected] of Object.entries(lists)) {
            const found = await allGames(run, 'host', { status })
            const held = [archived, open].filter((gameId) => found.includes(gameId))
            if (held.join() !== expected.join())
              run.fail(`the list of the status ${status} holds others, or lacks one`, where)
          }
          for (const query of [{}, { status: ['archived', 'preparing'] }]) {
            const found = await allGames(run, 'host', query)
            if (!found.includes(archived) || !found.includes(open)) run.fail('a list of both statuses lacks one', where)
          }
          const wrong = await games(run, 'host', { status: 'forgotten' })
          run.hasStatus(wrong, 400, 'a status that there is not')
        })
      })
    },
  }),
  ...rules(cursor, {
    async 'members-pages: pages skip and repeat no member'(run) {
      const { gameId } = await standingTable(run)
      const list = (query: Request['query']) => ask(run, 'player', 'listMembers', { params: { gameId }, query })
      const key = (item: unknown) => Reflect.get(Object(item), 'userId')
      const expected = [await idOf(run, 'host'), await idOf(run, 'admin'), await idOf(run, 'player')]
      for (const limit of [1, 2]) mustHaveTurned(run, await turnPages(run, list, { limit, key }), expected, cursor)
    },
  }),
]

const games = (run: Run, part: Part, query: Request['query']) => ask(run, part, 'listGames', { query })
const gameIdOf = (item: unknown) => Reflect.get(Object(item), 'gameId')
const allGames = (run: Run, part: Part, query = {}) =>
  turnPages(run, (page) => games(run, part, { ...query, ...page }), { limit: 100, key: gameIdOf })

function mustBeIn(run: Run, list: Exchange, single: Exchange, id: string) {
  const item = itemsOf(list).find((each) => Reflect.get(Object(each), id) === field(single, id))
  if (isDeepStrictEqual(item, field(single))) return
  run.fail(`${single.id} tells ${JSON.stringify(field(single))}, the list ${JSON.stringify(item)}`, where, list)
}
