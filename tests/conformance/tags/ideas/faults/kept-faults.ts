import type { Fault } from '../../../kernel/faults/fault.ts'
import { contentOf, header, json, status } from '../../../kernel/faults/mutate-response.ts'
import { after, bodyOf, fault, isDone, items, responseFault, set } from '../../games/faults/plants.ts'
import { idIn, list, sending } from './plants.ts'

const idOf = (item: unknown) => Reflect.get(Object(item), 'ideaId')

/** Ideas and tables that keep what has changed, or lose what stays. */
export const keptFaults: Record<string, Fault> = {
  'idea back on top': fault(
    'restoreIdea.200',
    'an idea that was brought back is the newest',
    after((call, reply, { memory }) => {
      if (call.id === 'restoreIdea' && isDone(reply)) memory.set('back', String(bodyOf(reply).ideaId))
      const isBack = (item: unknown) => idOf(item) === memory.get('back')
      return call.id === 'listIdeas' && isDone(reply)
        ? items((all) => [...all.filter(isBack), ...all.filter((item) => !isBack(item))])(reply, call)
        : reply
    }),
  ),
  'idea back anew': responseFault('restoreIdea', 200, 'an idea that was brought back is made anew', (reply, call) =>
    set({ createdAt: new Date().toISOString() })(reply, call),
  ),
  'idea never empty': fault(
    'idea-texts',
    'a text and tags that are emptied stay',
    sending('changeIdea', ({ body, tags, ...idea }) => ({
      ...idea,
      ...(body !== '' && { body }),
      ...(!(Array.isArray(tags) && tags.length === 0) && { tags }),
    })),
  ),
  'idea tags in ASCII': fault(
    'createIdea.400',
    'capitals beyond ASCII make another tag',
    after((call, reply) =>
      call.id === 'createIdea' && reply.status === 400 && list(contentOf(call).tags).includes('äther')
        ? status(201)(reply, call)
        : reply,
    ),
  ),
  'changes more': responseFault('listIdeaChanges', 200, 'a full piece says that more has changed', (reply, call) => {
    const limit = Number(new URL(call.path, 'http://localhost').searchParams.get('limit') ?? 20)
    return json((changes) => ({
      ...changes,
      more: changes.more === true || list(changes.items).length + list(changes.gone).length >= limit,
    }))(reply, call)
  }),
  'idea out at no time': fault(
    'removeGameIdea.204',
    'an idea that was taken out keeps the time of its last change',
    after((call, reply, { memory }) => {
      if (call.id === 'removeGameIdea' && isDone(reply)) memory.set(`out ${idIn(call)}`, '')
      return call.id === 'getIdea' && isDone(reply) && memory.has(`out ${idIn(call)}`)
        ? set({ updatedAt: bodyOf(reply).createdAt })(reply, call)
        : reply
    }),
  ),
  'table out no version': fault(
    'removeGameIdeaTable.204',
    'a table that was taken out keeps its version',
    after((call, reply, { memory }) => {
      if (call.id === 'removeGameIdeaTable' && isDone(reply)) memory.set(`out ${idIn(call)}`, '')
      if (call.id !== 'getIdeaTable' || !isDone(reply) || !memory.has(`out ${idIn(call)}`)) return reply
      const rev = Number(bodyOf(reply).rev) - 1
      return header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
    }),
  ),
  'idea author kept': fault('idea-author', 'an idea keeps the name that its author had', authorKept('getIdea')),
  'table author kept': fault('idea-author', 'a table keeps the name that its author had', authorKept('getIdeaTable')),
}

function authorKept(id: 'getIdea' | 'getIdeaTable') {
  return after((call, reply, { memory }) => {
    if (call.id !== id || !isDone(reply)) return reply
    const key = `author of ${idIn(call)}`
    const author = memory.get(key) ?? JSON.stringify(bodyOf(reply).author)
    memory.set(key, author)
    return set({ author: JSON.parse(author) })(reply, call)
  })
}
