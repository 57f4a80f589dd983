import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import type { Behind, Call, Reply } from '../../../kernel/faults/fault.ts'
import { header } from '../../../kernel/faults/mutate-response.ts'
import { after, bodyOf, each, fault, gameOf, isDone, items, keyReplayed, set } from './plants.ts'

/** Changes the answer to a key that was sent before. */
const repeated = (change: (reply: Reply, call: Call, behind: Behind) => Reply | Promise<Reply>) =>
  after((call, reply, behind) => {
    const key = `sent ${call.headers['idempotency-key']}`
    const isAgain = call.id === 'createGame' && isDone(reply) && behind.memory.has(key)
    if (call.id === 'createGame') behind.memory.set(key, '')
    return isAgain ? change(reply, call, behind) : reply
  })

/** The version of a thing grows although nothing of it has changed. */
const versionOfNothing = (id: 'changeGame' | 'changeMember') =>
  after((call, reply, { memory }) => {
    if (call.id !== id || !isDone(reply)) return reply
    const rev = Number(bodyOf(reply).rev)
    const was = call.headers['if-match']
    memory.set(call.path, '')
    return was === `"${rev}"` ? header('ETag', `"${rev + 1}"`)(set({ rev: rev + 1 })(reply, call), call) : reply
  })

const isChosen = (status: string) => (item: unknown) => Reflect.get(Object(item), 'status') === status

/** What a change leaves as it was, elsewhere than in its own answer. */
export const afterFaults = {
  'game key place': fault(
    'game-key-first',
    'a key that is sent again leads to another game',
    repeated((reply, call) =>
      header('Location', `${basePath}${operations.listGames.path}/2VJ0gxZqCq3o9mFZSWkMG000000`)(reply, call),
    ),
  ),
  'game key version': fault(
    'game-key-first',
    'a key that is sent again has another version',
    repeated((reply, call) => header('ETag', '"7"')(reply, call)),
  ),
  'game key now': fault(
    'game-key-first',
    'a key gives its game as it is by now',
    repeated(async (reply, call, { forward }) => {
      const path = `${call.path}/${String(bodyOf(reply).gameId)}`
      const now = await forward({ ...call, method: 'GET', path, body: '' })
      return { ...reply, body: now.body }
    }),
  ),
  'game key left': fault('game-key-left', 'a key gives a game that its person has left', keyReplayed('createGame')),
  'game same again': fault('game-same-again', 'a save without a change is a version', versionOfNothing('changeGame')),
  'role same again': fault('game-same-again', 'a role that stays is a new version', versionOfNothing('changeMember')),
  'game untouched': fault(
    'game-touched',
    'updatedAt is when the game was made',
    after((call, reply) => {
      const { createdAt, updatedAt } = bodyOf(reply)
      return isDone(reply) && updatedAt !== undefined ? set({ updatedAt: createdAt })(reply, call) : reply
    }),
  ),
  'game untouched away': fault(
    'game-touched',
    'archiving leaves updatedAt',
    after((call, reply, { memory }) => {
      const { updatedAt } = bodyOf(reply)
      if (call.id === 'changeGame' && isDone(reply)) memory.set(gameOf(call), String(updatedAt))
      const was = memory.get(gameOf(call))
      return call.id === 'archiveGame' && isDone(reply) && was ? set({ updatedAt: was })(reply, call) : reply
    }),
  ),
  'game untouched handed over': fault(
    'game-touched',
    'handing over leaves updatedAt',
    after(async (call, reply, behind) => {
      if (call.id === 'getGame' && isDone(reply)) behind.memory.set(gameOf(call), String(bodyOf(reply).updatedAt))
      const updatedAt = behind.memory.get(gameOf(call))
      return call.id === 'handOverGame' && isDone(reply) ? set({ updatedAt })(reply, call) : reply
    }),
  ),
  'hand over old member': fault(
    'handed-over-everywhere',
    'handing over leaves the version of the members',
    after((call, reply, { memory }) => {
      if (call.id === 'handOverGame' && isDone(reply)) memory.set(gameOf(call), 'handed over')
      if (call.id !== 'getMember' || !isDone(reply) || memory.get(gameOf(call)) !== 'handed over') return reply
      const rev = Number(bodyOf(reply).rev) - 1
      return header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
    }),
  ),
  'hand over old list': fault(
    'handed-over-everywhere',
    'the list of who handed over calls them the host',
    after((call, reply, { memory }) => {
      const mine = `host ${call.headers.cookie}`
      if (call.id === 'handOverGame' && isDone(reply)) memory.set(mine, '')
      return call.id === 'listGames' && isDone(reply) && memory.has(mine)
        ? each((item) => ({ ...item, role: 'host' }))(reply, call)
        : reply
    }),
  ),
  'left listed': fault('left-the-list', 'a game stays in the list of who leaves', async (call, { forward, memory }) => {
    const mine = `left ${call.headers.cookie}`
    if (call.id === 'leaveGame') {
      const path = call.path.slice(0, call.path.indexOf(gameOf(call)) + gameOf(call).length)
      memory.set(mine, (await forward({ ...call, method: 'GET', path, body: '' })).body)
    }
    const reply = await forward(call)
    const game = memory.get(mine)
    return call.id === 'listGames' && isDone(reply) && game
      ? items((all) => [JSON.parse(game), ...all])(reply, call)
      : reply
  }),
  'comes to old place': fault(
    'comes-again-last',
    'who comes again has their old place',
    after((call, reply) =>
      call.id === 'listMembers' && isDone(reply)
        ? items(([host, ...rest]) => (host === undefined ? [] : [host, ...rest.toReversed()]))(reply, call)
        : reply,
    ),
  ),
  'comes at another hour': fault(
    'comes-again-last',
    'when a member came is local time, with Z behind it',
    after((call, reply) => {
      const joinedAt = new Date(Date.now() + 7_200_000).toISOString()
      return call.id === 'listMembers' && isDone(reply) ? each((item) => ({ ...item, joinedAt }))(reply, call) : reply
    }),
  ),
  'status on one page': fault(
    'status-on-each-page',
    'a cursor forgets the status',
    async (call, { forward, memory }) => {
      if (call.id !== 'listGames' || !call.path.includes('status=archived')) return forward(call)
      const reply = await forward(call)
      if (!call.path.includes('cursor=') || memory.has('shown')) return reply
      memory.set('shown', '')
      const all = bodyOf(await forward({ ...call, path: `${call.path.split('?')[0]}?limit=100` })).items
      const others = Array.isArray(all) ? all.filter(isChosen('preparing')).slice(0, 1) : []
      return items(() => others)(reply, call)
    },
  ),
}
