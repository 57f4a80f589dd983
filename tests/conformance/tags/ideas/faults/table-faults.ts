import type { Behind, Call, Fault, Reply } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, madeUp, status } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  empty,
  fault,
  isDone,
  items,
  keyRaces,
  onlySaysSo,
  rekeyed,
  responseFault,
  set,
} from '../../games/faults/plants.ts'
import { sending } from './plants.ts'

const isCircle = (message: unknown) => String(message).includes('circle')
const without = (content: Record<string, unknown>) => ({
  ...content,
  ...(Array.isArray(content.entries) && { entries: content.entries.map((one) => plain(one)) }),
})
const plain = (entry: unknown) => {
  const { text, weight } = Object(entry)
  return { text: typeof text === 'string' ? text.replace(/[{}]/g, '') : text, weight }
}

/** Changes the answer to a table that was sent before with the same key. */
const repeatedTable = (change: (reply: Reply, first: Reply, call: Call, behind: Behind) => Reply | Promise<Reply>) =>
  after((call, reply, behind) => {
    const key = `table ${call.headers['idempotency-key']} ${call.body}`
    const first = behind.memory.get(key)
    if (call.id !== 'createIdeaTable') return reply
    if (first) return change(reply, JSON.parse(first), call, behind)
    if (isDone(reply)) behind.memory.set(key, JSON.stringify(reply))
    return reply
  })
const nameTaken = madeUp(409, { message: 'A table of yours has this name already.' })

/** Tables that are lost, changed, or draw from each other in a circle. */
export const tableFaults: Record<string, Fault> = {
  'tables reversed': responseFault(
    'listIdeaTables',
    200,
    'the oldest table comes first',
    items((all) => all.toReversed()),
  ),
  'table no location': responseFault('createIdeaTable', 201, 'no Location for a new table', header('Location')),
  'table plain': fault('createIdeaTable.201', 'braces are taken out of entries', sending('createIdeaTable', without)),
  'table weightless': responseFault(
    'createIdeaTable',
    201,
    'every entry is as likely as the others',
    json((table) => ({
      ...table,
      entries: Array.isArray(table.entries) ? table.entries.map((one) => ({ ...Object(one), weight: 1 })) : [],
    })),
  ),
  'table capitals': fault(
    'createIdeaTable.409',
    'a name in capitals is another one',
    sending('createIdeaTable', (table) =>
      typeof table.name === 'string' && table.name === table.name.toUpperCase()
        ? { ...table, name: `${table.name.slice(0, 38)} 2` }
        : table,
    ),
  ),
  'table no etag': responseFault('getIdeaTable', 200, 'a table without its ETag', header('ETag')),
  'table change lost': fault(
    'changeIdeaTable.200',
    'a change is in the answer alone',
    after((call, reply) =>
      call.id === 'getIdeaTable' && isDone(reply)
        ? set({ entries: [{ text: 'a door', weight: 1 }] })(reply, call)
        : reply,
    ),
  ),
  'table no version': responseFault('changeIdeaTable', 200, 'a change leaves the version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'table delete kept': fault('deleteIdeaTable.204', 'a deleted table stays', onlySaysSo('deleteIdeaTable', empty)),
  'table stays in game': fault(
    'removeGameIdeaTable.204',
    'a table that was taken out stays',
    onlySaysSo('removeGameIdeaTable', empty),
  ),
  'table circle made': fault(
    'table-circle',
    'a circle of tables is taken',
    after((call, reply) =>
      call.id === 'createIdeaTable' && isCircle(bodyOf(reply).message) ? status(201)(reply, call) : reply,
    ),
  ),
  'table circle changed': fault(
    'table-circle',
    'a change may close a circle',
    after((call, reply) =>
      call.id === 'changeIdeaTable' && isCircle(bodyOf(reply).message) ? status(200)(reply, call) : reply,
    ),
  ),
  'table circle itself': fault(
    'table-circle',
    'a table may draw from itself',
    after((call, reply) => {
      const { message } = bodyOf(reply)
      const names = isCircle(message) ? String(message).split(': ').at(-1)?.split(' → ') : undefined
      return call.id === 'createIdeaTable' && names?.length === 2 ? status(201)(reply, call) : reply
    }),
  ),
  'table circle unnamed': fault(
    'table-circle',
    'a circle is refused without its names',
    after((_call, reply) =>
      isCircle(bodyOf(reply).message) ? madeUp(409, { message: 'These tables draw from each other.' }) : reply,
    ),
  ),
  'table circle of all': fault(
    'table-circle-own',
    'the tables of all people close circles',
    after((call, reply, { memory }) => {
      if (call.id !== 'createIdeaTable' || !isDone(reply)) return reply
      const others = memory.get('others') ?? ''
      memory.set('others', `${others} ${JSON.stringify(bodyOf(reply).entries)}`)
      return others.includes(String(bodyOf(reply).name))
        ? madeUp(409, { message: 'These tables would draw from each other in a circle.' })
        : reply
    }),
  ),
  'table key taken': fault(
    'table-key',
    'a table that is made twice with one key has a name that is taken',
    repeatedTable((reply) => (isDone(reply) ? nameTaken : reply)),
  ),
  'table key races': fault(
    'table-key',
    'of calls at once with one key each makes a table',
    keyRaces('createIdeaTable'),
  ),
  'table key deleted': fault(
    'table-key',
    'a key gives its table after that is deleted',
    repeatedTable((reply, first) => (isDone(reply) ? reply : first)),
  ),
  'table key anew': fault(
    'table-key',
    'a key makes its table anew once that is deleted',
    repeatedTable((reply, _, call, { forward }) => (isDone(reply) ? reply : forward(rekeyed(call)))),
  ),
  'table archived': fault(
    'changeIdeaTable.409',
    'a table goes to an archived game',
    after((call, reply) =>
      call.id === 'changeIdeaTable' && reply.status === 409 && contentOf(call).gameId !== undefined
        ? status(200)(reply, call)
        : reply,
    ),
  ),
  'table same again': fault(
    'table-same',
    'a save of a table without a change is a version',
    after((call, reply) => {
      const rev = Number(bodyOf(reply).rev) + 1
      return call.id === 'changeIdeaTable' && isDone(reply) && call.headers['if-match'] === `"${rev - 1}"`
        ? header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
        : reply
    }),
  ),
  'tables cut': breaking(
    'tables-pages',
    'listIdeaTables',
    200,
    'the first page of tables is the last',
    json(({ items: page }) => ({ items: page })),
  ),
  'ideas left': fault('ideas-cleared', 'a deleted idea stays', onlySaysSo('deleteIdea', empty)),
}
