import { basePath, operations } from '../../../../../src/contract/operations.gen.ts'
import { header, status } from '../../../kernel/faults/mutate-response.ts'
import { after, each, empty, fault, isDone, items, onlySaysSo, responseFault, set } from './plants.ts'

/** Answers that are a success, and say something else than what is so. */
export const answerFaults = {
  'games reversed': responseFault(
    'listGames',
    200,
    'the oldest game comes first',
    items((all) => all.toReversed()),
  ),
  'game 200': responseFault('createGame', 201, '200 for a new game', status(200)),
  'game no location': responseFault('createGame', 201, 'no Location for a new game', header('Location')),
  'game location full': responseFault('createGame', 201, 'a Location with the host of the inside', (reply, call) =>
    header('Location', `http://inside.internal:3000${call.path}`)(reply, call),
  ),
  'game location list': responseFault(
    'createGame',
    201,
    'a Location that leads to the list',
    header('Location', basePath + operations.listGames.path),
  ),
  'game no pitch': responseFault('createGame', 201, 'a game without a pitch has null', set({ pitch: null })),
  'game no seat': responseFault('createGame', 201, 'who makes a game does not sit there', set({ seatsTaken: 0 })),
  'game no etag': responseFault('getGame', 200, 'a game without its ETag', header('ETag')),
  'game etag weak': responseFault('getGame', 200, 'a weak ETag', header('ETag', 'W/"1"')),
  'game etag hash': responseFault('getGame', 200, 'an ETag that is a hash of the answer', header('ETag', '"9f86d081"')),
  'game one role': responseFault('getGame', 200, 'everybody is told to be the host', set({ role: 'host' })),
  'game requests told': responseFault('getGame', 200, 'a player is told how many wait', set({ requestsWaiting: 1 })),
  'change lost': fault(
    'changeGame.200',
    'a change is in the answer alone',
    after((call, reply) => (call.id === 'getGame' && isDone(reply) ? set({ seats: 12 })(reply, call) : reply)),
  ),
  'change no version': responseFault('changeGame', 200, 'a change leaves the version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'change replaces': responseFault('changeGame', 200, 'what is left away is emptied', set({ pitch: '' })),
  'delete kept': fault('deleteGame.204', 'a deleted game stays', onlySaysSo('deleteGame', empty)),
  'archive nothing': responseFault(
    'archiveGame',
    200,
    'an archived game is in preparation',
    set({ status: 'preparing' }),
  ),
  'archive 409 twice': fault('archiveGame.200', 'archiving twice is refused', async (call, { forward, memory }) => {
    const reply = await forward(call)
    const isSecond = call.id === 'archiveGame' && memory.has(call.path)
    if (call.id === 'archiveGame') memory.set(call.path, '')
    return isSecond ? status(409)(reply, call) : reply
  }),
  'restore nothing': responseFault('restoreGame', 200, 'a restored game is archived', set({ status: 'archived' })),
  'members by name': responseFault(
    'listMembers',
    200,
    'the host is not the first',
    items((all) => all.toReversed()),
  ),
  'members and more': responseFault(
    'listMembers',
    200,
    'who waits is among the members',
    items((all) => [...all, ...all.slice(-1).map((last) => ({ ...Object(last), userId: 'somebody who waits' }))]),
  ),
  'member no etag': responseFault('getMember', 200, 'a member without their ETag', header('ETag')),
  'member first': responseFault('getMember', 200, 'every member is the host', set({ role: 'host' })),
  'role kept': responseFault('changeMember', 200, 'the role is as it was', set({ role: 'player' })),
  'role no version': responseFault('changeMember', 200, 'a new role leaves the version', (reply, call) =>
    header('ETag', '"1"')(set({ rev: 1 })(reply, call), call),
  ),
  'removal nothing': fault('removeMember.204', 'who is removed stays', onlySaysSo('removeMember', empty)),
  'removal keeps seat': fault(
    'removeMember.204',
    'the seat of who was removed stays taken',
    after((call, reply) => (call.id === 'getGame' && isDone(reply) ? set({ seatsTaken: 3 })(reply, call) : reply)),
  ),
  'leave nothing': fault('leaveGame.204', 'who leaves stays', onlySaysSo('leaveGame', empty)),
  'leave for ever': fault('leaveGame.204', 'who has left does not come again', async (call, { forward, memory }) => {
    const mine = `left ${call.headers.cookie}`
    if (call.id === 'acceptInvitation' && memory.has(mine))
      return status(403)(await forward({ ...call, body: '{}' }), call)
    const reply = await forward(call)
    if (call.id === 'leaveGame' && isDone(reply)) memory.set(mine, '')
    return reply
  }),
  'hand over nothing': responseFault('handOverGame', 200, 'whoever hands over stays the host', set({ role: 'host' })),
  'hand over out': fault(
    'handOverGame.200',
    'the new host is not told to be it',
    after((call, reply) => (call.id === 'getGame' && isDone(reply) ? set({ role: 'player' })(reply, call) : reply)),
  ),
  'list role': fault(
    'listMembers.200',
    'a list of members without their roles',
    after((call, reply) =>
      call.id === 'listMembers' && isDone(reply) ? each(({ role: _, ...item }) => item)(reply, call) : reply,
    ),
  ),
}
