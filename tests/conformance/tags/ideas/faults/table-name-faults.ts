import type { Fault } from '../../../kernel/faults/fault.ts'
import { contentOf, madeUp, status } from '../../../kernel/faults/mutate-response.ts'
import { after, bodyOf, fault, isDone } from '../../games/faults/plants.ts'
import { idIn, sending } from './plants.ts'

const nameTaken = madeUp(409, { message: 'A table of yours has this name already.' })
const small = (name: unknown) => String(name).toLowerCase()
const textOf = (entry: unknown) => String(Object(entry).text)

/** Names that are taken where they are free, or free where they are taken, and entries in another form. */
export const tableNameFaults: Record<string, Fault> = {
  'table circle renamed': fault(
    'table-circle',
    'another name may close a circle',
    after((call, reply) =>
      call.id === 'changeIdeaTable' && reply.status === 409 && contentOf(call).entries === undefined
        ? status(200)(reply, call)
        : reply,
    ),
  ),
  'table own name': fault(
    'table-name',
    'a table that gets other capitals stands in its own way',
    after((call, reply, { memory }) => {
      if (call.id === 'createIdeaTable' && isDone(reply))
        memory.set(`name ${String(bodyOf(reply).tableId)}`, small(bodyOf(reply).name))
      const { name } = contentOf(call)
      return call.id === 'changeIdeaTable' && isDone(reply) && memory.get(`name ${idIn(call)}`) === small(name)
        ? nameTaken
        : reply
    }),
  ),
  'table name for ever': fault(
    'table-name',
    'the name of a deleted table stays taken',
    after((call, reply, { memory }) => {
      if (call.id !== 'createIdeaTable' || !isDone(reply)) return reply
      const [key, tableId] = [`made ${small(bodyOf(reply).name)}`, String(bodyOf(reply).tableId)]
      const before = memory.get(key)
      memory.set(key, tableId)
      return before && before !== tableId ? nameTaken : reply
    }),
  ),
  'table name in ASCII': fault(
    'table-name',
    'capitals beyond ASCII make another name',
    after((call, reply) =>
      call.id === 'createIdeaTable' && reply.status === 409 && String(contentOf(call).name).startsWith('äther')
        ? status(201)(reply, call)
        : reply,
    ),
  ),
  'table entries merged': fault(
    'table-entries',
    'entries of one text are one',
    sendingEntries('createIdeaTable', (all) => [...new Map(all.map((one) => [textOf(one), one])).values()]),
  ),
  'table entries sorted': fault(
    'table-entries',
    'entries are sorted when they change',
    sendingEntries('changeIdeaTable', (all) => all.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))),
  ),
  'table change long': fault('table-entries', 'a long table is made, and not changed', (call, { forward }) =>
    call.id === 'changeIdeaTable' && call.body.length > 50_000
      ? Promise.resolve(madeUp(400, { message: 'This is too long.' }))
      : forward(call),
  ),
}

/** Changes the entries that a call sends. */
function sendingEntries(id: 'createIdeaTable' | 'changeIdeaTable', change: (entries: unknown[]) => unknown[]) {
  return sending(id, (table) => (Array.isArray(table.entries) ? { ...table, entries: change(table.entries) } : table))
}
