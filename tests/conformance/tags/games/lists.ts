import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Case, Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { mustBe } from './cases.ts'
import { ask, idOf, type Part, parts, standingTable, withGame } from './table.ts'

type List = (query: Request['query']) => Promise<Exchange>

/** The things on one page. */
export function itemsOf(exchange: Exchange): unknown[] {
  const items = field(exchange, 'items')
  return Array.isArray(items) ? items : []
}

export type Walk = {
  /** How many things a page has. */
  limit: number
  /** What a thing is told apart by. */
  key: (item: unknown) => unknown
  /** What happens after a page, the first being 0. */
  between?: (page: number) => Promise<void>
}

/** More pages than a check makes things, and than people have from before. */
const mostPages = 200

/**
 * Turns the pages of a list, and says if one is too long or if they do not end.
 *
 * @returns what each thing is told apart by, in the order in which they came
 */
export async function turnPages(run: Run, list: List, { limit, key, between }: Walk): Promise<unknown[]> {
  const keys: unknown[] = []
  let cursor: unknown
  for (let page = 0; page < mostPages; page++) {
    const exchange = await list({ limit: String(limit), ...(typeof cursor === 'string' && { cursor }) })
    if (!run.hasStatus(exchange, 200, 'a page')) return keys
    const items = itemsOf(exchange)
    if (items.length > limit) tell(run, exchange, `${items.length} things on a page of ${limit}`)
    keys.push(...items.map(key))
    await between?.(page)
    cursor = field(exchange, 'nextCursor')
    if (cursor === undefined) return keys
    if (items.length === 0) tell(run, exchange, 'an empty page is followed by another')
  }
  run.fail(`the pages do not end: ${mostPages} were turned`, '#/components/schemas/NextCursor')
  return keys
}

const tell = (run: Run, exchange: Exchange, message: string) =>
  run.fail(message, exchange.id ? pointerTo(exchange.id, 'responses', 200) : '#/paths', exchange)

/** Says what is wrong with the pages that were turned: those that stayed come each once, in their order. */
export function mustHaveTurned(run: Run, keys: unknown[], stayed: unknown[], where: string) {
  const known = keys.filter((key) => stayed.includes(key))
  const skipped = stayed.filter((key) => !known.includes(key))
  if (skipped.length > 0) run.fail(`the pages skip ${skipped.length} of ${stayed.length}`, where)
  if (new Set(keys).size < keys.length) run.fail('the pages repeat what came before', where)
  if (skipped.length === 0 && known.join() !== stayed.join()) run.fail('the pages are in another order', where)
}

const where = pointerTo('listGames')
const cursor = '#/components/schemas/NextCursor'

/** Lists of games and of members: whose they are, and their pages. */
export const listRules: Check[] = [
  { id: 'games-mine', title: 'a list of games holds those that I sit in', where, run: mine },
  { id: 'lists-as-singles', title: 'a list tells no more, and no less, than a look at one', where, run: asSingles },
  { id: 'games-by-status', title: 'a list of games holds the statuses asked for', where, run: byStatus },
  { id: 'members-pages', title: 'pages skip and repeat no member', where: cursor, run: memberPages },
]

const games = (run: Run, part: Part, query: Request['query']) => ask(run, part, 'listGames', { query })
const gameIdOf = (item: unknown) => Reflect.get(Object(item), 'gameId')
const allGames = (run: Run, part: Part, query = {}) =>
  turnPages(run, (page) => games(run, part, { ...query, ...page }), { limit: 100, key: gameIdOf })

async function mine(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  for (const part of parts) {
    const isIn = (await allGames(run, part)).includes(gameId)
    const mayBe = part === 'host' || part === 'admin' || part === 'player'
    if (isIn !== mayBe) run.fail(`the game of a table is ${isIn ? '' : 'not '}in the list of: ${part}`, where)
  }
}

/** What one place keeps to itself another may tell: each of them shows a thing. */
async function asSingles(run: Run): Promise<void> {
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
}

function mustBeIn(run: Run, list: Exchange, single: Exchange, id: string) {
  const item = itemsOf(list).find((each) => Reflect.get(Object(each), id) === field(single, id))
  if (isDeepStrictEqual(item, field(single))) return
  run.fail(`${single.id} tells ${JSON.stringify(field(single))}, the list ${JSON.stringify(item)}`, where, list)
}

async function byStatus(run: Run): Promise<void> {
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
}

async function memberPages(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  const list = (query: Request['query']) => ask(run, 'player', 'listMembers', { params: { gameId }, query })
  const key = (item: unknown) => Reflect.get(Object(item), 'userId')
  const expected = [await idOf(run, 'host'), await idOf(run, 'admin'), await idOf(run, 'player')]
  for (const limit of [1, 2]) mustHaveTurned(run, await turnPages(run, list, { limit, key }), expected, cursor)
}

/** A list, and how things come into it and go. */
export type Listed = {
  /** What a thing is told apart by. */
  name: string
  /** How many are made; of more than twenty, a page without a limit has twenty. */
  count?: number
  /** Gives the path parameters of a list, and clears it away afterwards. */
  open: (run: Run, work: (params: Record<string, string>) => Promise<void>) => Promise<void>
  add: (run: Run, params: Record<string, string>) => Promise<string>
  drop: (run: Run, key: string) => Promise<unknown>
}

const usualLimit = 20

/** The things that a check has put into a list, the newest first. They are taken out of it afterwards. */
const withThings = (run: Run, { open, add, drop }: Listed, count: number, work: Work) =>
  open(run, async (params) => {
    const made: string[] = []
    for (let at = 0; at < count; at++) made.unshift(await add(run, params))
    await work(params, made)
    for (const key of made) await drop(run, key)
  })
type Work = (params: Record<string, string>, made: string[]) => Promise<void>

/** The case 200 of a list. */
export const newestFirst = (id: OperationId, listed: Listed): Case => ({
  title: 'what is there comes, the newest first',
  run: (run) =>
    withThings(run, listed, 2, async (params, made) => {
      const list = await ask(run, 'host', id, { params, query: { limit: '2' } })
      if (!run.hasStatus(list, 200, 'a list')) return
      for (const [at, key] of made.entries()) mustBe(run, list, ['items', String(at), listed.name], key, 'the newest')
    }),
})

/** What holds of the pages of each list. */
export const pageRule = (id: OperationId, listed: Listed): Check => ({
  id: `${id}.pages`,
  title: `${id}: pages skip and repeat nothing while things come and go, and a cursor is one person’s and one list’s`,
  where: cursor,
  run: (run) =>
    withThings(run, listed, listed.count ?? usualLimit + 1, async (params, made) => {
      const list = (query: Request['query']) => ask(run, 'host', id, { params, query })
      const key = (item: unknown) => Reflect.get(Object(item), listed.name)
      const usual = itemsOf(await list({})).length
      if (made.length > usualLimit && usual !== usualLimit)
        run.fail(`a page without a limit has ${usual} things, not ${usualLimit}`, '#/components/parameters/Limit')
      const next = String(field(await list({ limit: '2' }), 'nextCursor'))
      for (const other of ['listGames', 'listIdeas', 'listIdeaTables'] as const) {
        const seen = await ask(run, 'stranger', other, { query: { limit: '100', cursor: next } })
        if (
          run.hasStatus(seen, [400, 200], `a cursor of ${id}, by a stranger`) &&
          made.some((each) => seen.came.body.includes(each))
        )
          run.fail('the cursor of another shows what is theirs', cursor, seen)
      }
      const gone = made[3] ?? ''
      const stayed = made.filter((each) => each !== gone)
      const between = async (page: number) => {
        if (page === 0) made.push(await listed.add(run, params))
        if (page === 1) await listed.drop(run, gone)
      }
      mustHaveTurned(run, await turnPages(run, list, { limit: 2, key, between }), stayed, cursor)
    }),
})
