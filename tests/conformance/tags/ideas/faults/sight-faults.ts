import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../../src/contract/paths.ts'
import type { Fault } from '../../../kernel/faults/fault.ts'
import { json, madeUp, status, withContent } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  asHost,
  bodyOf,
  breaking,
  empty,
  fault,
  gameOf,
  isDone,
  items,
  onlySaysSo,
  set,
} from '../../games/faults/plants.ts'
import { knowing, openToAll, sending } from './plants.ts'

const of = (name: string) => (item: unknown) => Reflect.get(Object(item), name)

/** What is brought back is changed at once. */
const backWith = (change: object) =>
  after((call, reply, { forward }) => {
    if (call.id !== 'restoreIdea' || !isDone(reply)) return reply
    const headers = { ...call.headers, 'if-match': `"${String(bodyOf(reply).rev)}"` }
    return forward(withContent({ ...call, method: 'PATCH', path: call.path.replace('/restore', ''), headers }, change))
  })

/** Ideas that are shown to whom they should not be, or lost with their game. */
export const sightFaults: Record<string, Fault> = {
  'idea seen by stranger': fault(
    'idea-seen',
    'a stranger sees what is shown to everybody',
    openToAll('getIdea', 404, ({ visibility }) => visibility === 'everyone'),
  ),
  'idea seen by player': fault(
    'idea-seen',
    'a player sees what is for host and admins',
    openToAll('getIdea', 404, ({ visibility }) => visibility === 'hosts'),
  ),
  'idea seen by host': fault(
    'idea-seen',
    'somebody sees what its author keeps to themselves',
    openToAll('getIdea', 404, ({ visibility, gameId }) => visibility === 'me' && gameId !== undefined),
  ),
  'game ideas for player': fault(
    'idea-seen',
    'the list of a player is that of the host',
    after((call, reply, behind) => (call.id === 'listGameIdeas' && isDone(reply) ? asHost(call, behind) : reply)),
  ),
  'game ideas without mine': fault(
    'idea-seen',
    'my own idea that nobody sees is not in my list of the game',
    after((call, reply) =>
      call.id === 'listGameIdeas' && isDone(reply)
        ? items((all) => all.filter((idea) => of('visibility')(idea) !== 'me'))(reply, call)
        : reply,
    ),
  ),
  'idea 403': fault(
    'getIdea.404',
    'an idea of somebody else is told by 403',
    knowing((call, reply, { memory }) =>
      call.id === 'getIdea' && reply.status === 404 && memory.has(`author ${call.path.split('/').at(-1)}`)
        ? status(403)(reply, call)
        : reply,
    ),
  ),
  'idea seen later': fault(
    'idea-seen-changed',
    'who has seen an idea goes on seeing it',
    knowing((call, reply, { memory }) => {
      // A member lost sight of it: they get what its author got last.
      const id = call.path.split('/').at(-1) ?? ''
      if (call.id === 'changeIdea' && isDone(reply)) memory.set(`seen ${id}`, reply.body)
      const seen = memory.get(`seen ${id}`)
      return call.id === 'getIdea' && reply.status === 404 && seen ? madeUp(200, JSON.parse(seen)) : reply
    }),
  ),
  'idea moves shown': fault(
    'idea-moved',
    'an idea that goes to another game is shown there as before',
    sending('changeIdea', (change) =>
      typeof change.gameId === 'string' ? { ...change, visibility: 'everyone' } : change,
    ),
  ),
  'idea stays in game': fault(
    'removeGameIdea.204',
    'an idea that was taken out stays',
    onlySaysSo('removeGameIdea', empty),
  ),
  'idea taken away': fault(
    'removeGameIdea.204',
    'who takes an idea out of a game deletes it',
    after(async (call, reply, { forward, memory }) => {
      const { ideaId } = bodyOf(reply)
      if (call.id === 'createIdea' && isDone(reply)) memory.set(String(ideaId), call.headers.cookie ?? '')
      const id = call.path.split('/').at(-1) ?? ''
      if (call.id === 'removeGameIdea' && isDone(reply)) {
        const path = basePath + buildPath(operations.getIdea.path, { ideaId: id })
        await forward({ ...call, path, headers: { ...call.headers, cookie: memory.get(id) ?? '' } })
      }
      return reply
    }),
  ),
  'idea stays behind': fault(
    'idea-leaves',
    'the ideas of who leaves stay in the game',
    openToAll('getIdea', 404, ({ gameId, visibility }) => gameId === undefined && visibility === 'me'),
  ),
  'idea lost with seat': fault(
    'idea-leaves',
    'the ideas of who leaves are gone',
    after((call, reply, { memory }) => {
      if (call.id === 'leaveGame' && isDone(reply)) memory.set(`left ${call.headers.cookie}`, '')
      return call.id === 'listIdeas' && memory.has(`left ${call.headers.cookie}`) ? items(() => [])(reply, call) : reply
    }),
  ),
  'idea back alone': fault('idea-restored', 'an idea comes back without its game', backWith({ gameId: null })),
  'idea back hidden': fault(
    'idea-restored',
    'an idea that comes back is shown to nobody',
    backWith({ visibility: 'me' }),
  ),
  'idea back in game': fault(
    'idea-restored',
    'an idea comes back into a game that its author has left',
    after((call, reply, { memory }) => {
      const { ideaId, gameId } = bodyOf(reply)
      if (call.id === 'createIdea' && isDone(reply)) memory.set(String(ideaId), String(gameId))
      return call.id === 'restoreIdea' && isDone(reply)
        ? set({ gameId: memory.get(String(ideaId)), visibility: 'everyone' })(reply, call)
        : reply
    }),
  ),
  'idea lost with game': fault(
    'idea-outlives',
    'the ideas of a deleted game are gone',
    after((call, reply, { memory }) => {
      if (call.id === 'deleteGame' && isDone(reply)) memory.set('deleted', gameOf(call))
      return call.id === 'getIdea' && isDone(reply) && memory.has('deleted')
        ? madeUp(404, { message: 'This idea does not exist, or is not yours to see.' })
        : reply
    }),
  ),
  'idea in no game': fault(
    'idea-outlives',
    'an idea names a game that was deleted',
    after((call, reply, { memory }) => {
      if (call.id === 'deleteGame' && isDone(reply)) memory.set('deleted', gameOf(call))
      return call.id === 'getIdea' && isDone(reply) && memory.has('deleted')
        ? set({ gameId: memory.get('deleted') })(reply, call)
        : reply
    }),
  ),
  'game tables all': breaking(
    'listGameIdeaTables.200',
    'listGameIdeaTables',
    200,
    'a game’s list of tables is empty',
    json((page) => ({ ...page, items: [] })),
  ),
}
