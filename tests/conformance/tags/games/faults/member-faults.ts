import { madeUp } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  asHost,
  bodyOf,
  breaking,
  each,
  empty,
  fault,
  gameOf,
  isDone,
  items,
  onlySaysSo,
  set,
} from './plants.ts'

const member = { state: 'member', role: 'player' }

/** Members who are where they should not be, or may what they should not. */
export const memberFaults = {
  'two hosts': breaking(
    'one-host',
    'listMembers',
    200,
    'whoever hands over is a host still',
    each((item) => ({
      ...item,
      role: item.role === 'admin' ? 'host' : item.role,
    })),
  ),
  'host in the list': fault(
    'one-host',
    'whoever handed over may still archive',
    after((call, reply) =>
      call.id === 'archiveGame' && reply.status === 403 ? set({ status: 'archived' })(madeUp(200, {}), call) : reply,
    ),
  ),
  'role later': fault(
    'role-at-once',
    'a new role counts from the next sign-in on',
    onlySaysSo('changeMember', madeUp(200, {})),
  ),
  'role for ever': fault(
    'role-at-once',
    'who was made a player comes as one by every link from then on',
    after((call, reply, { memory }) => {
      const isMade = call.id === 'changeMember' && isDone(reply) && bodyOf(reply).role === 'player'
      if (isMade) memory.set(`${gameOf(call)} ${String(bodyOf(reply).userId)}`, '')
      const isTheirs = memory.has(`${gameOf(call)} ${String(bodyOf(reply).userId)}`)
      return call.id === 'getMember' && isDone(reply) && isTheirs ? set({ role: 'player' })(reply, call) : reply
    }),
  ),
  'role offered for ever': fault(
    'role-at-once',
    'who was made a player is offered nothing else',
    after((call, reply, { memory }) => {
      if (call.id === 'changeMember' && bodyOf(reply).role === 'player') memory.set(gameOf(call), '')
      return call.id === 'previewInvitation' && isDone(reply) && memory.has(gameOf(call))
        ? set({ role: 'player' })(reply, call)
        : reply
    }),
  ),
  'member anywhere': fault(
    'member-of-another',
    'a member is found under any game',
    after(async (call, reply, behind) => {
      if (call.id === 'createGame' && isDone(reply)) {
        const before = behind.memory.get('games') ?? ''
        behind.memory.set('games', `${before} ${String(bodyOf(reply).gameId)}`)
      }
      const isMember = ['getMember', 'removeMember', 'changeMember'].includes(call.id ?? '')
      if (!isMember || reply.status !== 404) return reply
      for (const gameId of (behind.memory.get('games') ?? '').trim().split(' ')) {
        const found = await asHost(call, behind, { path: call.path.replace(gameOf(call), gameId) })
        if (isDone(found)) return found
      }
      return reply
    }),
  ),
  'removed comes': fault(
    'removed-stays-out',
    'who was removed comes by the same link',
    after((call, reply) => (call.id === 'acceptInvitation' && reply.status === 403 ? madeUp(200, member) : reply)),
  ),
  'removed told open': fault(
    'removed-stays-out',
    'who was removed is told that the link is open',
    after((call, reply) =>
      call.id === 'previewInvitation' && bodyOf(reply).state === 'removed'
        ? set({ state: 'open' })(reply, call)
        : reply,
    ),
  ),
  'removed for ever': fault(
    'removed-stays-out',
    'who was removed comes by no later link either',
    async (call, { forward, memory }) => {
      if (call.id === 'acceptInvitation' && memory.has(`out ${call.headers.cookie}`))
        return madeUp(403, { message: 'You were removed from this game.' })
      const reply = await forward(call)
      if (call.id === 'acceptInvitation' && reply.status === 403) memory.set(`out ${call.headers.cookie}`, '')
      return reply
    },
  ),
  'deleted preview': fault(
    'deleted-for-all',
    'a link tells of a deleted game',
    after((call, reply) =>
      call.id === 'previewInvitation' && reply.status === 404
        ? madeUp(200, { state: 'archived', role: 'player', approval: 'automatic', gameName: 'Conformance' })
        : reply,
    ),
  ),
  'deleted listed': fault(
    'deleted-for-all',
    'a deleted game stands in the list of its members',
    async (call, behind) => {
      if (call.id === 'listGames') {
        const reply = await behind.forward(call)
        const game = JSON.parse(behind.memory.get('seen') ?? '{}')
        return isDone(reply) ? items((all) => [game, ...all])(reply, call) : reply
      }
      const reply = await behind.forward(call)
      if (call.id === 'createGame' && isDone(reply)) behind.memory.set('seen', reply.body)
      return reply
    },
  ),
  'archived open': fault(
    'archived-takes-nobody',
    'a link into an archived game works',
    after((call, reply) => (call.id === 'acceptInvitation' && reply.status === 409 ? madeUp(200, member) : reply)),
  ),
  'archived decided': fault(
    'archived-takes-nobody',
    'who waits is let into an archived game',
    after((call, reply) => (call.id === 'acceptRequest' && reply.status === 409 ? empty : reply)),
  ),
  'archived undecided': fault(
    'archived-takes-nobody',
    'nobody is declined in an archived game',
    async (call, { forward, memory }) => {
      if (call.id === 'archiveGame') memory.set(`archived ${gameOf(call)}`, '')
      return call.id === 'declineRequest' && memory.has(`archived ${gameOf(call)}`)
        ? madeUp(404, { message: 'Nobody waits here by this id.' })
        : forward(call)
    },
  ),
  'archived declined for nothing': fault(
    'archived-takes-nobody',
    'who is declined in an archived game waits still',
    async (call, { forward, memory }) => {
      if (call.id === 'archiveGame') memory.set(`archived ${gameOf(call)}`, '')
      return call.id === 'declineRequest' && memory.has(`archived ${gameOf(call)}`) ? empty : forward(call)
    },
  ),
  'archived unseen': fault(
    'archived-takes-nobody',
    'a member does not see an archived game',
    after((call, reply) =>
      call.id === 'getGame' && bodyOf(reply).status === 'archived' && bodyOf(reply).role === 'player'
        ? madeUp(404, { message: 'This game does not exist.' })
        : reply,
    ),
  ),
}
