import type { NewIdea, NewIdeaTable } from '../../../../src/contract/types.gen.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { keyed, needed } from '../games/game.ts'
import { turnPages } from '../games/pages.ts'
import { ask, type Part } from '../games/people.ts'

/** An idea and a table that say where they come from, should they be left behind. */
export const newIdea: NewIdea = { kind: 'place', title: 'Conformance' }
export const newTable = (wish: Partial<NewIdeaTable> = {}): NewIdeaTable => ({
  name: `Conformance ${keyed()['Idempotency-Key'].slice(-8)}`,
  entries: [{ text: 'a door', weight: 1 }],
  ...wish,
})

export const idOfIdea = (item: unknown) => Reflect.get(Object(item), 'ideaId')
export const idOfTable = (item: unknown) => Reflect.get(Object(item), 'tableId')

export const create = (run: Run, part: Part, body: object, headers = keyed()) =>
  ask(run, part, 'createIdea', { headers, body })
export const read = (run: Run, part: Part, ideaId: string) => ask(run, part, 'getIdea', { params: { ideaId } })
export const list = (run: Run, part: Part, query: Request['query'] = {}) => ask(run, part, 'listIdeas', { query })
export const discard = (run: Run, part: Part, ideaId: string) => ask(run, part, 'deleteIdea', { params: { ideaId } })
export const readTable = (run: Run, part: Part, tableId: string) =>
  ask(run, part, 'getIdeaTable', { params: { tableId } })
export const createTable = (run: Run, part: Part, body: object, headers = keyed()) =>
  ask(run, part, 'createIdeaTable', { headers, body })

/** Keeps an idea. @throws {Blocked} */
export async function keep(run: Run, part: Part, wish: Partial<NewIdea> = {}): Promise<string> {
  const made = needed(await create(run, part, { ...newIdea, ...wish }), 201, 'keeping an idea')
  return String(field(made, 'ideaId'))
}

/** Does something with ideas of its own, which are deleted afterwards. @throws {Blocked} */
export async function withIdeas(
  run: Run,
  part: Part,
  wishes: readonly Partial<NewIdea>[],
  work: (...ideaIds: string[]) => Promise<void>,
): Promise<void> {
  const ids: string[] = []
  try {
    for (const wish of wishes) ids.push(await keep(run, part, wish))
    await work(...ids)
  } finally {
    for (const ideaId of ids) await discard(run, part, ideaId)
  }
}

/** Does something with a table of its own, which is deleted afterwards. @throws {Blocked} */
export async function withTableOf(
  run: Run,
  part: Part,
  wish: Partial<NewIdeaTable>,
  work: (made: Exchange, tableId: string) => Promise<void>,
): Promise<void> {
  const made = needed(await createTable(run, part, newTable(wish)), 201, 'making a table')
  const tableId = String(field(made, 'tableId'))
  try {
    await work(made, tableId)
  } finally {
    await ask(run, part, 'deleteIdeaTable', { params: { tableId } })
  }
}

/** Every idea that somebody keeps, as their list has them. */
export const allOf = (run: Run, part: Part) =>
  turnPages(run, (page) => list(run, part, page), { limit: 100, key: idOfIdea })

/** Where somebody stands in the changes of their ideas. @throws {Blocked} */
export async function markOf(run: Run, part: Part): Promise<string> {
  return String(field(needed(await list(run, part, { limit: '1' }), 200, 'listing ideas'), 'mark'))
}
