import type { OperationId } from '../../../src/contract/operations.gen.ts'
import { mustBe } from './cases.ts'
import { type Case, type Check, pointerTo } from './check.ts'
import { field } from './exchange.ts'
import { ask, clearGame, openGame, type Part } from './group.ts'
import type { Exchange, Request, Run } from './run.ts'
import type { Scene } from './scene.ts'

/** A field of an item: its id, or what else tells it from others. */
export const keyOf = (name: string) => (item: unknown) => Reflect.get(Object(item), name)

type List = (query: Request['query']) => Promise<Exchange>

/** The items of one page. */
export function itemsOf(exchange: Exchange): unknown[] {
  const items = field(exchange, 'items')
  return Array.isArray(items) ? items : []
}

export type Walk = {
  /** The length of a page. */
  limit: number
  /** The id of an item. */
  key: (item: unknown) => unknown
  /** Called after each page; the first is 0. */
  between?: (page: number) => Promise<void>
}

/** More pages than any list has. */
const mostPages = 200

/** Reads all pages of a list, and reports one that is too long, or that they do not end. @returns the ids, in order */
export async function turnPages(run: Run, list: List, { limit, key, between }: Walk): Promise<unknown[]> {
  const keys: unknown[] = []
  let cursor: unknown
  for (let page = 0; page < mostPages; page++) {
    const exchange = await list({ limit: String(limit), ...(typeof cursor === 'string' && { cursor }) })
    if (!run.hasStatus(exchange, 200, 'a page')) return keys
    const items = itemsOf(exchange)
    if (items.length > limit) report(run, exchange, `${items.length} things on a page of ${limit}`)
    keys.push(...items.map(key))
    await between?.(page)
    cursor = field(exchange, 'nextCursor')
    if (cursor === undefined) return keys
    if (items.length < limit) report(run, exchange, `a page of ${limit} has ${items.length}, and another follows`)
  }
  run.fail(`the pages do not end: ${mostPages} were turned`, '#/components/schemas/NextCursor')
  return keys
}

const report = (run: Run, exchange: Exchange, message: string) =>
  run.fail(message, exchange.id ? pointerTo(exchange.id, 'responses', 200) : '#/paths', exchange)

/** Reports wrong pages: items that stayed in the list appear once, in order. */
export function mustHaveTurned(run: Run, keys: unknown[], stayed: unknown[], where: string) {
  const known = keys.filter((key) => stayed.includes(key))
  const skipped = stayed.filter((key) => !known.includes(key))
  if (skipped.length > 0) run.fail(`the pages skip ${skipped.length} of ${stayed.length}`, where)
  if (new Set(keys).size < keys.length) run.fail('the pages repeat what came before', where)
  if (skipped.length === 0 && known.join() !== stayed.join()) run.fail('the pages are in another order', where)
}

const cursor = '#/components/schemas/NextCursor'

/** A list of a game shows the same at once and in pages of one, and its cursor is of that game. */
export async function mustTurn({ run, gameId, fail, sees, last }: Scene, part: Part, id: OperationId) {
  const list = (query: Request['query'], of = gameId) => ask(run, part, id, { params: { gameId: of }, query })
  const key = (item: unknown) => JSON.stringify(item)
  const { nextCursor } = await sees(part, id, {}, { limit: 1 })
  const whole = itemsOf(await sees(part, id, {}, { limit: 100 }).then(last)).map(key)
  mustHaveTurned(run, await turnPages(run, list, { limit: 1, key }), whole, cursor)
  if (whole.length < 2) fail('there are no two pages of the list')
  const other = await openGame(run, {}, part)
  run.hasStatus(await list({ cursor: String(nextCursor) }, other), 400, 'a cursor of another game')
  await clearGame(run, other, [part])
}

/** A list, and how items are added and removed. */
export type Listed = {
  /** The id of an item. */
  name: string
  /** The number of items to create. Without a limit a page has twenty. */
  count?: number
  /** Gives the path parameters of a list, and deletes it afterwards. */
  open: (run: Run, work: (params: Record<string, string>) => Promise<void>) => Promise<void>
  add: (run: Run, params: Record<string, string>) => Promise<string>
  drop: (run: Run, key: string) => Promise<unknown>
}

const usualLimit = 20

/** The items that a check has added, newest first. They are removed afterwards. */
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

/** The rules of every list's pages. */
export const pageRule = (id: OperationId, listed: Listed): Check => ({
  id: `${id}.pages`,
  title: `${id}: pages skip and repeat nothing while things come and go, and a cursor is one person’s and one list’s`,
  where: cursor,
  run: (run) =>
    withThings(run, listed, listed.count ?? usualLimit + 1, async (params, made) => {
      const list = (query: Request['query']) => ask(run, 'host', id, { params, query })
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
      mustHaveTurned(run, await turnPages(run, list, { limit: 2, key: keyOf(listed.name), between }), stayed, cursor)
    }),
})
