import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import type { Fault } from '../../../kernel/faults/fault.ts'
import { header, json, status } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  empty,
  fault,
  isDone,
  keyIgnored,
  keyReplayed,
  lastOneWins,
  onlySaysSo,
  responseFault,
  rewritten,
  set,
} from '../../games/faults/plants.ts'
import { list, sending } from './plants.ts'

/** Ideas that are kept twice, lost, or changed on their way. */
export const ideaFaults: Record<string, Fault> = {
  'idea 200': responseFault('createIdea', 201, '200 for a new idea', status(200)),
  'idea no location': responseFault('createIdea', 201, 'no Location for a new idea', header('Location')),
  'idea location list': responseFault(
    'createIdea',
    201,
    'a Location that leads to the list',
    header('Location', basePath + operations.listIdeas.path),
  ),
  'idea no id': fault(
    'createIdea.201',
    'the client’s own id is not taken',
    sending('createIdea', ({ ideaId: _, ...idea }) => idea),
  ),
  'idea status lost': fault(
    'createIdea.201',
    'a new idea is a draft, whatever was sent',
    sending('createIdea', ({ status: _, ...idea }) => idea),
  ),
  'idea no tags': responseFault('createIdea', 201, 'an idea without tags has null', set({ tags: null })),
  'idea taken again': fault(
    'createIdea.409',
    'an id is free again once its idea is deleted',
    after((call, reply, { memory }) => {
      if (call.id === 'deleteIdea' && isDone(reply)) memory.set('deleted', '')
      return call.id === 'createIdea' && reply.status === 409 && memory.has('deleted')
        ? status(201)(reply, call)
        : reply
    }),
  ),
  'idea key replayed': fault('createIdea.409', 'a key gives its idea after that is deleted', keyReplayed('createIdea')),
  'idea no etag': responseFault('getIdea', 200, 'an idea without its ETag', header('ETag')),
  'idea etag hash': responseFault('getIdea', 200, 'an ETag that is a hash of the answer', header('ETag', '"9f86d081"')),
  'idea no game': responseFault(
    'getIdea',
    200,
    'an idea does not say which game it is for',
    json(({ gameId: _, ...idea }) => idea),
  ),
  'idea change lost': fault(
    'changeIdea.200',
    'a change is in the answer alone',
    after((call, reply) => (call.id === 'getIdea' && isDone(reply) ? set({ status: 'draft' })(reply, call) : reply)),
  ),
  'idea change replaces': responseFault('changeIdea', 200, 'what is left away is emptied', set({ body: '' })),
  'idea no version': responseFault('changeIdea', 200, 'a change leaves the version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'idea If-Match ignored': fault('changeIdea.412', 'If-Match is not looked at', (call, { forward }) =>
    forward(
      call.id === 'changeIdea' && call.headers['if-match']
        ? { ...call, headers: { ...call.headers, 'if-match': '*' } }
        : call,
    ),
  ),
  'idea delete kept': fault('deleteIdea.204', 'a deleted idea stays', onlySaysSo('deleteIdea', empty)),
  'idea delete seen': fault(
    'deleteIdea.204',
    'a deleted idea stands in the list still',
    after((call, reply, { memory }) => {
      if (call.id === 'createIdea' && isDone(reply)) memory.set('last', reply.body)
      return call.id === 'listIdeas' && isDone(reply)
        ? json((page) => ({ ...page, items: [JSON.parse(memory.get('last') ?? '{}'), ...list(page.items).slice(1)] }))(
            reply,
            call,
          )
        : reply
    }),
  ),
  'restore bare': responseFault('restoreIdea', 200, 'an idea comes back without its tags', set({ tags: [] })),
  'restore no version': responseFault('restoreIdea', 200, 'an idea comes back in its old version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'restore once': fault('restoreIdea.200', 'bringing back twice is refused', async (call, { forward, memory }) => {
    const reply = await forward(call)
    const isSecond = call.id === 'restoreIdea' && memory.has(call.path)
    if (call.id === 'restoreIdea') memory.set(call.path, '')
    return isSecond && isDone(reply) ? status(404)(set({ message: 'It is there.' })(reply, call), call) : reply
  }),
  'idea restore nothing': fault('restoreIdea.200', 'an idea that was brought back is not there', (call, { forward }) =>
    call.id === 'restoreIdea'
      ? forward({ ...call, path: call.path.replace('/restore', ''), method: 'GET' })
      : forward(call),
  ),
  'idea key ignored': fault('idea-key', 'a key of an idea is not looked at', keyIgnored('createIdea')),
  'import key ignored': fault('import-key', 'a key of a file is not looked at', keyIgnored('importIdeas')),
  'idea title trimmed': fault(
    'idea-texts',
    'a title is trimmed',
    rewritten('createIdea', 'title', (text) => text.trim()),
  ),
  'idea body cut': fault(
    'idea-texts',
    'a text ends after 4,000 bytes',
    rewritten('changeIdea', 'body', (text) => Buffer.from(text).subarray(0, 4000).toString()),
  ),
  'idea tags sorted': breaking(
    'idea-texts',
    'getIdea',
    200,
    'tags come in the order of the alphabet',
    json((idea) => ({ ...idea, tags: list(idea.tags).toSorted() })),
  ),
  'idea tags small': breaking(
    'idea-texts',
    'getIdea',
    200,
    'tags lose their capitals',
    json((idea) => ({ ...idea, tags: list(idea.tags).map((tag) => String(tag).toLowerCase()) })),
  ),
  'idea tag count': fault('idea-texts', 'of ten tags nine are kept', (call, behind) =>
    sending('changeIdea', ({ tags, ...idea }) => ({
      ...idea,
      ...(tags !== undefined && { tags: list(tags).slice(0, 9) }),
    }))(call, behind),
  ),
  'idea last one wins': fault(
    'idea-change-at-once',
    'the last of several changes wins',
    lastOneWins('changeIdea', 'same'),
  ),
  'idea version each save': breaking('idea-same', 'changeIdea', 200, 'each save is a new version', (reply, call) => {
    const rev = Number(bodyOf(reply).rev) + 1
    return header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
  }),
  'import reversed': fault('importIdeas.200', 'a file is kept the other way round', (call, behind) =>
    sending('importIdeas', (content) =>
      Array.isArray(content.ideas) ? { ...content, ideas: content.ideas.toReversed() } : content,
    )(call, behind),
  ),
  'import in part': fault('importIdeas.400', 'of a broken file what is good is kept', async (call, behind) => {
    const reply = await behind.forward(call)
    if (call.id !== 'importIdeas' || reply.status !== 400 || !call.headers['idempotency-key']) return reply
    await sending('importIdeas', (content) => ({ ideas: list(content.ideas).slice(0, 1) }))(call, behind)
    return reply
  }),
}
