import { header } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  asHost,
  bodyOf,
  breaking,
  countedPages,
  each,
  empty,
  fault,
  gameOf,
  isDone,
  items,
  json,
  keyIgnored,
  keyRaces,
  lastOneWins,
  madeUp,
  onlySaysSo,
  rewritten,
  set,
  status,
} from './plants.ts'

const withoutStatus = (path: string) => path.replace(/([?&])status=[^&]*&?/g, '$1')
const member = { state: 'member', role: 'player' }

/** Lists that hold, skip or repeat what they should not. */
export const listFaults = {
  'games of all': fault('games-mine', 'a list of games holds those of others', async (call, behind) => {
    const reply = await behind.forward(call)
    if (call.id === 'createGame' && isDone(reply)) behind.memory.set('somebody', call.headers.cookie ?? '')
    if (call.id !== 'listGames' || !isDone(reply)) return reply
    return behind.forward({ ...call, headers: { ...call.headers, cookie: behind.memory.get('somebody') ?? '' } })
  }),
  'games hosted': breaking(
    'games-mine',
    'listGames',
    200,
    'a list of games holds those that I host',
    items((all) => all.filter((one) => Reflect.get(Object(one), 'role') === 'host')),
  ),
  'status ignored': fault('games-by-status', 'the status is not looked at', (call, { forward }) =>
    forward({ ...call, path: withoutStatus(call.path) }),
  ),
  'status first': fault('games-by-status', 'of two statuses the first counts', (call, { forward }) =>
    forward({ ...call, path: call.path.replace(/(status=\w+)&status=\w+/, '$1') }),
  ),
  'archived hidden': fault(
    'games-by-status',
    'archived games are left out unless asked for',
    after((call, reply) =>
      call.id === 'listGames' && isDone(reply) && !call.path.includes('status')
        ? items((all) => all.filter((one) => Reflect.get(Object(one), 'status') !== 'archived'))(reply, call)
        : reply,
    ),
  ),
  'games counted': fault('games-pages', 'a page of games begins where so many came before', countedPages('listGames')),
  'games skip': fault(
    'games-pages',
    'each further page leaves its first game out',
    after((call, reply) =>
      call.id === 'listGames' && isDone(reply) && call.path.includes('cursor=')
        ? items((all) => all.slice(1))(reply, call)
        : reply,
    ),
  ),
  'games endless': fault(
    'games-pages',
    'the last page leads to the first',
    after((call, reply) =>
      call.id === 'listGames' && isDone(reply)
        ? json((page) => ({ nextCursor: 'again', ...page }))(reply, call)
        : reply,
    ),
  ),
  'games no limit': fault('games-pages', 'the limit is not looked at', (call, { forward }) =>
    forward({ ...call, path: call.path.replace(/limit=2\b/, 'limit=100') }),
  ),
  'cursor open': fault(
    'games-cursor',
    'a cursor shows the list that it was made for',
    async (call, { forward, memory }) => {
      const mine = call.headers.cookie ?? ''
      const own = call.id === 'listGames' && call.path.includes('cursor=') ? memory.get('listed') : undefined
      const reply = await forward({ ...call, headers: { ...call.headers, cookie: own ?? mine } })
      if (call.id === 'listGames' && typeof bodyOf(reply).nextCursor === 'string') memory.set('listed', mine)
      return reply
    },
  ),
  'members counted again': fault('members-pages', 'each page of members is the first', (call, { forward }) =>
    forward(call.id === 'listMembers' ? { ...call, path: call.path.replace(/&?cursor=[^&]*/, '') } : call),
  ),
  'members cut': breaking(
    'members-pages',
    'listMembers',
    200,
    'the first page of members is the last',
    json(({ items: page }) => ({ items: page })),
  ),
}

/** Things that are made twice, lost, or changed on their way. */
export const gameFaults = {
  'game key ignored': fault('game-key', 'a key of a game is not looked at', keyIgnored('createGame')),
  'game key text': fault(
    'game-key',
    'the same body in another order is another one',
    async (call, { forward, memory }) => {
      const key = `body ${call.headers['idempotency-key']}`
      const isOther = call.id === 'createGame' && memory.has(key) && memory.get(key) !== call.body
      if (call.id === 'createGame') memory.set(key, call.body)
      const reply = await forward(call)
      return isOther && isDone(reply) ? status(409)(reply, call) : reply
    },
  ),
  'game key 200': fault(
    'game-key',
    'a key that is sent again is answered 200',
    after((call, reply, { memory }) => {
      const key = `sent ${call.headers['idempotency-key']}`
      const isAgain = call.id === 'createGame' && memory.has(key)
      memory.set(key, '')
      return isAgain && isDone(reply) ? status(200)(reply, call) : reply
    }),
  ),
  'game key races': fault('game-key-at-once', 'a key that is under way makes another game', keyRaces('createGame')),
  'game key of all': fault('game-key-own', 'a key belongs to nobody', async (call, { forward, memory }) => {
    const key = `owner ${call.headers['idempotency-key']}`
    const owner = memory.get(key) ?? call.headers.cookie ?? ''
    if (call.id !== 'createGame') return forward(call)
    memory.set(key, owner)
    return forward({ ...call, headers: { ...call.headers, cookie: owner } })
  }),
  'name trimmed': fault(
    'game-texts',
    'a name is trimmed',
    rewritten('createGame', 'name', (text) => text.trim()),
  ),
  'pitch escaped': fault(
    'game-texts',
    'markup is escaped on its way',
    rewritten('createGame', 'pitch', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  'pitch cleaned': fault(
    'game-texts',
    'markup is taken out',
    rewritten('createGame', 'pitch', (text) => text.replace(/<[^>]*>/g, '')),
  ),
  'pitch one line': fault(
    'game-texts',
    'lines are joined',
    rewritten('createGame', 'pitch', (text) => text.replace(/\s+/g, ' ')),
  ),
  'pitch composed': fault(
    'game-texts',
    'letters are put together',
    rewritten('createGame', 'pitch', (text) => text.normalize('NFC')),
  ),
  'name without emoji': fault(
    'game-texts',
    'emoji become question marks',
    rewritten('createGame', 'name', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
  'system in bytes': fault(
    'game-texts',
    'letters are counted in bytes',
    rewritten('createGame', 'system', (text) => Buffer.from(text).subarray(0, 60).toString()),
  ),
  'last one wins': fault('game-change-at-once', 'the last of several changes wins', lastOneWins('changeGame', 'same')),
  'archive no version': breaking('game-versions', 'archiveGame', 200, 'archiving leaves the version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'hand over no version': breaking(
    'game-versions',
    'handOverGame',
    200,
    'handing over leaves the version',
    (reply, call) => header('ETag', '"3"')(set({ rev: 3 })(reply, call), call),
  ),
  'version of each': fault('game-versions', 'each member has a version of their own', async (call, behind) => {
    const reply = await behind.forward(call)
    if (call.id !== 'changeGame' || reply.status !== 412) return reply
    return lastOneWins('changeGame', 'same')(call, behind)
  }),
}

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
