import { contentOf, header, json, madeUp, status } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  breaking,
  fault,
  isDone,
  keyAnew,
  keyIgnored,
  keyRaces,
  keyReplayed,
  lastOneWins,
  rewritten,
  set,
} from './plants.ts'

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
  'game key replayed': fault('game-key-gone', 'a key gives its game after that is deleted', keyReplayed('createGame')),
  'game key anew': fault('game-key-gone', 'a key makes a second game once the first is deleted', keyAnew('createGame')),
  'game key races': fault('game-key-at-once', 'a key that is under way makes another game', keyRaces('createGame')),
  'game key of all': fault('game-key-own', 'a key belongs to nobody', async (call, { forward, memory }) => {
    const key = `owner ${call.headers['idempotency-key']}`
    const owner = memory.get(key) ?? call.headers.cookie ?? ''
    if (call.id !== 'createGame') return forward(call)
    memory.set(key, owner)
    return forward({ ...call, headers: { ...call.headers, cookie: owner } })
  }),
  'game key operation': fault(
    'game-key-own',
    'a key is a person’s, whatever the operation',
    async (call, { forward, memory }) => {
      const key = `used ${call.headers.cookie} ${call.headers['idempotency-key']}`
      const other = memory.get(key) ?? call.id
      if (call.headers['idempotency-key'] && call.id) memory.set(key, String(other))
      return memory.has(key) && other !== call.id
        ? madeUp(409, { message: 'This key was used for something else.' })
        : forward(call)
    },
  ),
  'name in halves': fault('game-texts', 'a name is counted in UTF-16', async (call, { forward }) =>
    call.id === 'createGame' && String(contentOf(call).name).length > 80
      ? madeUp(400, { message: 'The name is too long.' })
      : forward(call),
  ),
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
  'game key spent': fault(
    'game-key-mended',
    'a key whose game was refused is spent',
    after((call, reply, { memory }) => {
      const key = `refused ${call.headers['idempotency-key']}`
      if (call.id === 'createGame' && reply.status === 400) memory.set(key, '')
      return call.id === 'createGame' && isDone(reply) && memory.has(key) ? status(409)(reply, call) : reply
    }),
  ),
  'times local': breaking(
    'game-times',
    'changeGame',
    200,
    'times are local, with Z behind them',
    json((game) => ({ ...game, updatedAt: new Date(Date.now() + 7_200_000).toISOString() })),
  ),
  'times offset': breaking(
    'game-times',
    'changeGame',
    200,
    'times come with an offset',
    json((game) => ({ ...game, createdAt: String(game.createdAt).replace('Z', '+02:00') })),
  ),
  'fifty with archived': fault(
    'createGame.409',
    'archived games count among the fifty',
    after((call, reply, { memory }) => {
      const mine = `made ${call.headers.cookie}`
      const count = Number(memory.get(mine) ?? 0)
      if (call.id === 'createGame' && isDone(reply)) memory.set(mine, String(count + 1))
      return call.id === 'createGame' && isDone(reply) && count >= 51 ? status(409)(reply, call) : reply
    }),
  ),
}
