import { setTimeout } from 'node:timers/promises'
import { cryptoBytes, randomKsuid } from '../../../../../mocks/db/random.ts'
import type { OperationId } from '../../../../../src/contract/operations.gen.ts'
import type { StatusOf } from '../../../kernel/check.ts'
import type { Behind, Call, Fault, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, type Edit, json, mutateResponse } from '../../../kernel/faults/mutate-response.ts'

const isKsuid = /^[0-9A-Za-z]{27}$/

/** The game of a call's path: the first id in it. */
export const gameOf = ({ path }: Call): string => path.split('/').find((part) => isKsuid.test(part)) ?? ''

/** The JSON of an answer; an empty object if it is none. */
export function bodyOf({ body }: Reply): Record<string, unknown> {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

export const isDone = ({ status }: Reply) => status < 300

/** Changes one answer of an operation; the case of that answer finds it. */
export const responseFault = <Id extends OperationId>(
  id: Id,
  code: StatusOf<Id>,
  title: string,
  edit: Edit,
): Fault => ({
  title,
  foundBy: `${id}.${String(code)}`,
  plant: mutateResponse(id, code, edit),
})

/** Changes one answer of an operation; a rule finds it. */
export const breaking = <Id extends OperationId>(
  foundBy: string,
  id: Id,
  code: StatusOf<Id>,
  title: string,
  edit: Edit,
): Fault => ({ title, foundBy, plant: mutateResponse(id, code, edit) })

export const fault = (foundBy: string, title: string, plant: Plant): Fault => ({ title, foundBy, plant })

/** Sets fields of an answer's JSON. */
export const set = (fields: Record<string, unknown>): Edit => json((body) => ({ ...body, ...fields }))
/** Changes each thing of a page. */
export const each = (change: (item: Record<string, unknown>, at: number) => unknown): Edit =>
  json((body) => ({ ...body, items: Array.isArray(body.items) ? body.items.map(change) : [] }))
/** Changes the things of a page. */
export const items = (change: (all: unknown[]) => unknown[]): Edit =>
  json((body) => ({ ...body, items: Array.isArray(body.items) ? change(body.items) : [] }))

/** Asks the good server as the host of the call's game, who is known from making it. */
export async function asHost(call: Call, { forward, memory }: Behind, other: Partial<Call> = {}): Promise<Reply> {
  const cookie = memory.get(`host ${gameOf(call)}`) ?? ''
  return forward({ ...call, ...other, headers: { ...call.headers, ...other.headers, cookie } })
}

/** Remembers who makes each game. */
export function rememberHost(call: Call, reply: Reply, { memory }: Behind) {
  if (call.id === 'createGame' && isDone(reply))
    memory.set(`host ${String(bodyOf(reply).gameId)}`, call.headers.cookie ?? '')
}

/** Asks the good server, and then does something with what it says. */
export const after =
  (change: (call: Call, reply: Reply, behind: Behind) => Reply | Promise<Reply>): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberHost(call, reply, behind)
    return change(call, reply, behind)
  }

/** Whoever is refused in this way does it all the same, as if they were the host. */
export const openTo = (id: OperationId, ...codes: number[]): Plant =>
  after((call, reply, behind) =>
    call.id === id && codes.includes(reply.status) && behind.memory.has(`host ${gameOf(call)}`)
      ? asHost(call, behind)
      : reply,
  )

/** Does what `edit` says where a game is there that is not the caller's. */
export const whereOthersGame = (id: OperationId, edit: Edit): Plant =>
  after((call, reply, { memory }) =>
    call.id === id && reply.status === 404 && memory.has(`host ${gameOf(call)}`) ? edit(reply, call) : reply,
  )

/** Says that it is done, and does nothing. */
export const onlySaysSo =
  (id: OperationId, reply: Reply): Plant =>
  (call, { forward }) =>
    call.id === id ? Promise.resolve(reply) : forward(call)

export const empty: Reply = { status: 204, headers: [['Date', new Date().toUTCString()]], body: '' }

/** Each call has a key of its own. */
export const keyIgnored =
  (id: OperationId): Plant =>
  (call, { forward }) =>
    forward(call.id === id ? rekeyed(call) : call)

/** The call with another key. */
export const rekeyed = (call: Call): Call => ({
  ...call,
  headers: { ...call.headers, 'idempotency-key': randomKsuid(Date.now(), cryptoBytes) },
})

/** A key that is refused since what it made is gone gives the first answer all the same. */
export const keyReplayed = (id: OperationId): Plant =>
  after((call, reply, { memory }) => {
    const key = `first ${call.headers['idempotency-key']}`
    if (call.id !== id) return reply
    if (isDone(reply)) memory.set(key, JSON.stringify(reply))
    const first = memory.get(key)
    return reply.status === 409 && first ? JSON.parse(first) : reply
  })

/** A key that is refused since what it made is gone makes another thing. */
export const keyAnew = (id: OperationId): Plant =>
  after((call, reply, { forward }) => (call.id === id && reply.status === 409 ? forward(rekeyed(call)) : reply))

/** How long a call with a key is under way at least, in milliseconds: others come meanwhile, on a busy machine too. */
const underWayMs = 300

/** Of calls with one key that are under way at once, each makes a thing. */
export const keyRaces =
  (id: OperationId): Plant =>
  async (call, { forward, memory }) => {
    const key = `under way ${call.headers['idempotency-key']}`
    if (call.id !== id || !call.headers['idempotency-key']) return forward(call)
    const isAlone = !memory.has(key)
    memory.set(key, '')
    const reply = await forward(isAlone ? call : rekeyed(call))
    if (isAlone) {
      await setTimeout(underWayMs)
      memory.delete(key)
    }
    return reply
  }

/** A page is found by counting: what comes or goes moves what is behind it. */
export const countedPages =
  (id: OperationId): Plant =>
  async (call, { forward }) => {
    if (call.id !== id) return forward(call)
    const url = new URL(call.path, 'http://localhost')
    const limit = Number(url.searchParams.get('limit') ?? 20)
    const from = Number(url.searchParams.get('cursor') ?? 0)
    if (!(limit > 0 && limit <= 100) || Number.isNaN(from)) return forward(call)
    url.searchParams.delete('cursor')
    url.searchParams.set('limit', '100')
    const reply = await forward({ ...call, path: url.pathname + url.search })
    const all = bodyOf(reply).items
    if (!Array.isArray(all)) return reply
    const next = from + limit < all.length ? { nextCursor: String(from + limit) } : {}
    return { ...reply, body: JSON.stringify({ items: all.slice(from, from + limit), ...next }) }
  }

/** A refused version is taken for the one at hand. */
export const lastOneWins =
  (id: OperationId, read: string): Plant =>
  async (call, { forward }) => {
    const reply = await forward(call)
    if (call.id !== id || reply.status !== 412) return reply
    const path = read === 'same' ? call.path : read
    const { rev } = bodyOf(await forward({ ...call, method: 'GET', path, body: '' }))
    return forward({ ...call, headers: { ...call.headers, 'if-match': `"${String(rev)}"` } })
  }

/** Changes a text on its way in. */
export const rewritten =
  (id: OperationId, name: string, change: (text: string) => string): Plant =>
  (call, { forward }) => {
    const content = contentOf(call)
    const text = content[name]
    return forward(
      call.id === id && typeof text === 'string'
        ? { ...call, body: JSON.stringify({ ...content, [name]: change(text) }) }
        : call,
    )
  }
