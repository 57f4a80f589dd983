import type { NewIdea, NewIdeaTable } from '../../../../src/contract/types.gen.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { turnPages } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { ask, keyed, needed, newId, type Part, standingTable, type Table } from '../../kernel/table.ts'

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

export const discardTable = (run: Run, tableId: string) => ask(run, 'host', 'deleteIdeaTable', { params: { tableId } })

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

/** An idea and a table of the player’s, which everybody at the table sees. */
const shownIdea = async (run: Run, { gameId }: Table) => ({
  params: { ideaId: await keep(run, 'player', { gameId, visibility: 'everyone' }) },
})
const sharedTable = async (run: Run, { gameId }: Table) => {
  const made = needed(await createTable(run, 'player', newTable({ gameId })), 201, 'making a table')
  return { params: { tableId: String(field(made, 'tableId')) } }
}

/** What may be done with the ideas and tables of a game. */
export const ideasRows: RowsOf<'ideas'> = {
  listGameIdeas: { done: 200 },
  removeGameIdea: {
    done: 204,
    with: shownIdea,
    notThere: async (run, { gameId }) =>
      [newId(), await keep(run, 'player', { gameId }), await keep(run, 'host')].map((ideaId, at) => ({
        what:
          ['an idea that nobody has', 'one that its author keeps to themselves', 'one of mine in no game'][at] ?? '',
        request: { params: { ideaId } },
      })),
  },
  listGameIdeaTables: { done: 200 },
  removeGameIdeaTable: {
    done: 204,
    with: sharedTable,
    notThere: async () => [{ what: 'a table that nobody has', request: { params: { tableId: newId() } } }],
  },
}

/** Ideas that are not there for who asks: none at all, and one of somebody else. */
export async function notThere(run: Run, ask404: (part: Part, ideaId: string) => Promise<unknown>) {
  await ask404('host', newId())
  await ask404('host', 'x')
  const { gameId } = await standingTable(run)
  await withIdeas(run, 'player', [{}, { gameId }], async (...ids) => {
    for (const ideaId of ids) for (const part of ['host', 'stranger'] as const) await ask404(part, ideaId)
  })
  await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
    for (const part of ['stranger', 'waiting', 'removed'] as const) await ask404(part, ideaId)
  })
}
