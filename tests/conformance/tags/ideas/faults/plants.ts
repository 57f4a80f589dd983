import type { OperationId } from '../../../../../src/contract/operations.gen.ts'
import type { Behind, Call, Plant, Reply } from '../../../kernel/faults/fault.ts'
import { bodyOf, isDone } from '../../games/faults/plants.ts'

/** The last id of a call's path: that of the idea or table. */
export const idIn = ({ path }: Call): string =>
  path
    .split(/[/?]/)
    .filter((part) => /^[0-9A-Za-z]{27}$/.test(part))
    .at(-1) ?? ''

/** Remembers who has made what. */
export function rememberAuthor(call: Call, reply: Reply, { memory }: Behind) {
  if (!isDone(reply) || (call.id !== 'createIdea' && call.id !== 'createIdeaTable')) return
  const { ideaId, tableId } = bodyOf(reply)
  memory.set(`author ${String(ideaId ?? tableId)}`, call.headers.cookie ?? '')
}

/** Asks the good server as whoever has made the idea or table of the call. */
export const asAuthor = (call: Call, { forward, memory }: Behind): Promise<Reply> =>
  forward({ ...call, headers: { ...call.headers, cookie: memory.get(`author ${idIn(call)}`) ?? '' } })

/** Asks the good server, and then does something with what it says; who has made what is known. */
export const knowing =
  (change: (call: Call, reply: Reply, behind: Behind) => Reply | Promise<Reply>): Plant =>
  async (call, behind) => {
    const reply = await behind.forward(call)
    rememberAuthor(call, reply, behind)
    return change(call, reply, behind)
  }

/** Whoever is refused in this way does it all the same, as if they were the author, if `isMeant` says so. */
export const openToAll = (
  id: OperationId,
  code: number,
  isMeant: (reply: Record<string, unknown>) => boolean = () => true,
): Plant =>
  knowing(async (call, reply, behind) => {
    if (call.id !== id || reply.status !== code || !behind.memory.has(`author ${idIn(call)}`)) return reply
    if (!call.headers.cookie) return reply
    const other = await asAuthor(call, behind)
    return isMeant(bodyOf(other)) ? other : reply
  })

/** What should be a list, as one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Changes what a call sends. */
export const sending =
  (id: OperationId, change: (content: Record<string, unknown>) => Record<string, unknown>): Plant =>
  (call, { forward }) => {
    if (call.id !== id) return forward(call)
    try {
      return forward({ ...call, body: JSON.stringify(change(Object(JSON.parse(call.body)))) })
    } catch {
      return forward(call)
    }
  }
