import type { Plant } from '../../../kernel/faults/fault.ts'
import { madeUp } from '../../../kernel/faults/mutate-response.ts'
import { after, asHost, bodyOf, each, fault, gameOf, isDone, items, keyAnew, set } from '../../games/faults/plants.ts'

/** Each time that an operation is done, a link has so many uses more. */
const counting = (id: 'acceptRequest' | 'declineRequest', more: 1 | -1): Plant =>
  after((call, reply, { memory }) => {
    const count = Number(memory.get('decided') ?? 0)
    if (call.id === id && isDone(reply)) memory.set('decided', String(count + more))
    return call.id === 'getInvitation' && isDone(reply)
      ? set({ uses: Number(bodyOf(reply).uses) + count })(reply, call)
      : reply
  })

/** Tells more of the game that a link leads to. */
const offering = (fields: Record<string, unknown>): Plant =>
  after((call, reply) => {
    const { game } = bodyOf(reply)
    return call.id === 'previewInvitation' && game !== undefined
      ? set({ game: { ...Object(game), ...fields } })(reply, call)
      : reply
  })

/** Who is barred from a link comes by it all the same, once they have done something else. */
const forgets = (id: 'withdrawRequest' | 'leaveGame', state: 'member' | 'waiting'): Plant =>
  after((call, reply, { memory }) => {
    const mine = `forgotten ${call.headers.cookie}`
    if (call.id === id && isDone(reply)) memory.set(mine, '')
    return call.id === 'acceptInvitation' && reply.status === 403 && memory.has(mine)
      ? madeUp(200, { state, role: 'player' })
      : reply
  })

const aTown = { pitch: '', system: '', seats: 5, seatsTaken: 2, timeZone: 'UTC' }
const wren = { userId: '2VJ0gxZqCq3o9mFZSWkMG000000', displayName: 'Wren', sigil: 'owl', colour: 'teal' }

/** What links, requests and decisions leave behind, and what links tell of it. */
export const afterFaults = {
  'uses let in': fault('uses-decided', 'who is let in uses the link again', counting('acceptRequest', 1)),
  'uses declined': fault('uses-decided', 'who is declined gives the use back', counting('declineRequest', -1)),
  'link key elsewhere': fault('link-key-own-game', 'a key is one of each game', keyAnew('createInvitation')),
  'link key archived': fault(
    'link-key',
    'a key that has made a link is refused once the game is archived',
    after((call, reply, { memory }) => {
      if (call.id === 'archiveGame' && isDone(reply)) memory.set(`archived ${gameOf(call)}`, '')
      return call.id === 'createInvitation' && isDone(reply) && memory.has(`archived ${gameOf(call)}`)
        ? madeUp(409, { message: 'This game is archived. Restore it to change it.' })
        : reply
    }),
  ),
  'offer undated': fault(
    'offer-next-session',
    'a link does not tell when they meet',
    offering({ nextSession: undefined }),
  ),
  'offer one seat': fault('offer-little', 'a link counts the host alone', offering({ seatsTaken: 1 })),
  'offer waiting': fault('offer-little', 'a link tells how many wait', offering({ requestsWaiting: 1 })),
  'offer members': fault(
    'offer-little',
    'a link tells who sits there',
    after(async (call, reply, behind) => {
      const { game } = bodyOf(reply)
      if (call.id !== 'previewInvitation' || game === undefined) return reply
      const path = call.path.replace(/\/join$/, '/members')
      const { items: members } = bodyOf(await asHost(call, behind, { method: 'GET', path, body: '' }))
      return set({ game: { ...Object(game), members } })(reply, call)
    }),
  ),
  'archived offered': fault(
    'archived-tells-little',
    'a link of an archived game tells what it was',
    after((call, reply) =>
      call.id === 'previewInvitation' && bodyOf(reply).state === 'archived'
        ? set({ game: { ...aTown, host: wren } })(reply, call)
        : reply,
    ),
  ),
  'asks at full': fault(
    'full-takes-no-request',
    'one asks to join a full table',
    after((call, reply) =>
      call.id === 'acceptInvitation' && reply.status === 409
        ? madeUp(200, { state: 'waiting', role: 'player' })
        : reply,
    ),
  ),
  'full declines': fault(
    'full-keeps-request',
    'who cannot be let in is declined',
    after(async (call, reply, behind) => {
      if (call.id === 'acceptRequest' && reply.status === 409)
        await asHost(call, behind, { path: call.path.replace(/\/accept$/, '/decline') })
      return reply
    }),
  ),
  'links hidden late': fault(
    'links-pages-admin',
    'links for admins are taken out of a page that is cut already',
    after(async (call, reply, behind) => {
      if (call.id !== 'listInvitations' || !isDone(reply)) return reply
      const whole = await asHost(call, behind)
      const isForPlayers = (one: unknown) => Reflect.get(Object(one), 'role') === 'player'
      return isDone(whole) && call.headers.cookie !== behind.memory.get(`host ${gameOf(call)}`)
        ? items((all) => all.filter(isForPlayers))(whole, call)
        : reply
    }),
  ),
  'declined comes back': fault(
    'barred-stays',
    'who is declined asks again once they took it back',
    forgets('withdrawRequest', 'waiting'),
  ),
  'declined sat there': fault(
    'barred-stays',
    'who had a seat is declined by no link any more',
    after((call, reply, { memory }) => {
      const mine = `sat ${call.headers.cookie}`
      if (call.id === 'leaveGame' && isDone(reply)) memory.set(mine, '')
      return call.id === 'previewInvitation' && bodyOf(reply).state === 'declined' && memory.has(mine)
        ? set({ state: 'open' })(reply, call)
        : reply
    }),
  ),
  'removed comes back': fault(
    'barred-stays',
    'who came again after a removal comes by every link from then on',
    forgets('leaveGame', 'member'),
  ),
  'former admin asks': fault(
    'former-admin-asks',
    'a former admin who asks is to be one again',
    after((call, reply) =>
      call.id === 'acceptInvitation' && bodyOf(reply).state === 'waiting' ? set({ role: 'admin' })(reply, call) : reply,
    ),
  ),
  'revoked long ago': fault(
    'link-times',
    'seconds are taken for milliseconds',
    after((call, reply) => {
      const { revokedAt } = bodyOf(reply)
      return isDone(reply) && typeof revokedAt === 'string'
        ? set({ revokedAt: new Date(Date.parse(revokedAt) / 1000).toISOString() })(reply, call)
        : reply
    }),
  ),
  'asked hours ago': fault(
    'link-times',
    'when somebody asked is local time, with Z behind it',
    after((call, reply) => {
      const createdAt = new Date(Date.now() - 7_200_000).toISOString()
      return call.id === 'listRequests' && isDone(reply) ? each((item) => ({ ...item, createdAt }))(reply, call) : reply
    }),
  ),
}
