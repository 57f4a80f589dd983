import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'

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
