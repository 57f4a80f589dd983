import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import type { Fault } from '../../../kernel/faults/fault.ts'
import { json } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  countedPages,
  each,
  fault,
  isDone,
  items,
  responseFault,
  set,
} from '../../games/faults/plants.ts'
import { list } from './plants.ts'

/** Lists that hold, skip or repeat what they should not, and changes that are told wrongly. */
export const listFaults: Record<string, Fault> = {
  'ideas reversed': responseFault(
    'listIdeas',
    200,
    'the oldest idea comes first',
    items((all) => all.toReversed()),
  ),
  'ideas in brief': breaking(
    'ideas-as-singles',
    'listIdeas',
    200,
    'the list leaves the texts away',
    each((idea) => ({ ...idea, body: '' })),
  ),
  'ideas of all': fault('ideas-mine', 'the list holds the ideas of whoever kept one last', async (call, behind) => {
    const reply = await behind.forward(call)
    if (call.id === 'createIdea' && isDone(reply)) behind.memory.set('last', call.headers.cookie ?? '')
    const cookie = behind.memory.get('last')
    return call.id === 'listIdeas' && isDone(reply) && cookie
      ? behind.forward({ ...call, headers: { ...call.headers, cookie } })
      : reply
  }),
  'ideas counted': fault('ideas-pages', 'a page begins where so many came before', async (call, behind) => {
    const reply = await countedPages('listIdeas')(call, behind)
    return call.id === 'listIdeas' && typeof reply === 'object' && isDone(reply)
      ? set({ mark: 'a mark', ...bodyOf(reply) })(reply, call)
      : reply
  }),
  'ideas skip': fault(
    'ideas-pages',
    'each further page leaves its first idea out',
    after((call, reply) =>
      call.id === 'listIdeas' && isDone(reply) && call.path.includes('cursor=')
        ? items((all) => all.slice(1))(reply, call)
        : reply,
    ),
  ),
  'ideas repeat': fault(
    'ideas-pages',
    'each further page repeats the last idea of the one before',
    after((call, reply, { memory }) => {
      if (call.id !== 'listIdeas' || !isDone(reply)) return reply
      const last = memory.get('last')
      memory.set('last', JSON.stringify(list(bodyOf(reply).items).at(-1) ?? null))
      return call.path.includes('cursor=') && last
        ? items((all) => [JSON.parse(last), ...all.slice(1)])(reply, call)
        : reply
    }),
  ),
  'changes without gone': responseFault('listIdeaChanges', 200, 'what was deleted is not told', set({ gone: [] })),
  'changes whole': fault(
    'listIdeaChanges.200',
    'every idea is told, changed or not',
    after(async (call, reply, { forward }) => {
      if (call.id !== 'listIdeaChanges' || !isDone(reply)) return reply
      const path = `${basePath}${operations.listIdeas.path}?limit=100`
      const all = list(bodyOf(await forward({ ...call, path })).items)
      return json((changes) => ({ ...changes, items: [...all, ...all] }))(reply, call)
    }),
  ),
  'changes reversed': breaking(
    'changes-pieces',
    'listIdeaChanges',
    200,
    'a piece has the mark of the end',
    json((changes) => ({ ...changes, more: false })),
  ),
  'changes standing': fault(
    'changes-pieces',
    'the mark stays where it was',
    after((call, reply) => {
      const since = new URL(call.path, 'http://localhost').searchParams.get('since')
      return call.id === 'listIdeaChanges' && isDone(reply) ? set({ mark: since })(reply, call) : reply
    }),
  ),
  'changes gone for good': fault(
    'changes-back',
    'what was brought back is told as gone',
    after((call, reply, { memory }) => {
      if (call.id === 'deleteIdea' && isDone(reply)) memory.set('gone', call.path.split('/').at(-1) ?? '')
      return call.id === 'listIdeaChanges' && isDone(reply) && memory.has('gone')
        ? set({ gone: [memory.get('gone')] })(reply, call)
        : reply
    }),
  ),
  'changes of all': fault(
    'changes-mine',
    'a mark shows the changes of whoever it was made for',
    async (call, behind) => {
      const reply = await behind.forward(call)
      if (call.id === 'listIdeas' && isDone(reply))
        behind.memory.set(`mark ${String(bodyOf(reply).mark)}`, call.headers.cookie ?? '')
      const since = new URL(call.path, 'http://localhost').searchParams.get('since')
      const cookie = behind.memory.get(`mark ${since}`)
      return call.id === 'listIdeaChanges' && cookie
        ? behind.forward({ ...call, headers: { ...call.headers, cookie } })
        : reply
    },
  ),
  'game ideas reversed': responseFault(
    'listGameIdeas',
    200,
    'the oldest idea of a game comes first',
    items((all) => all.toReversed()),
  ),
  'game ideas skip': fault(
    'game-ideas-pages',
    'each further page of a game’s ideas leaves one out',
    after((call, reply) =>
      call.id === 'listGameIdeas' && isDone(reply) && call.path.includes('cursor=')
        ? items((all) => all.slice(1))(reply, call)
        : reply,
    ),
  ),
}
