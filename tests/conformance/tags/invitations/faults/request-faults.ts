import { madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  each,
  empty,
  fault,
  gameOf,
  isDone,
  items,
  onlySaysSo,
  responseFault,
  set,
} from '../../games/faults/plants.ts'

/** Requests that are decided on wrongly, twice, or not at all. */
export const requestFaults = {
  'requests reversed': responseFault(
    'listRequests',
    200,
    'the newest request comes first',
    items((all) => all.toReversed()),
  ),
  'requests one role': responseFault(
    'listRequests',
    200,
    'every request is for a player',
    each((item) => ({ ...item, role: 'player' })),
  ),
  'let in nothing': fault('acceptRequest.204', 'who is let in waits still', onlySaysSo('acceptRequest', empty)),
  'let in twice': fault(
    'acceptRequest.204',
    'a request is decided on twice',
    mutateResponse('acceptRequest', 404, () => empty),
  ),
  'declined forgotten': fault(
    'declineRequest.204',
    'who is declined asks again by the same link',
    after((call, reply) => {
      if (call.id === 'acceptInvitation' && reply.status === 403)
        return madeUp(200, { state: 'waiting', role: 'player' })
      return call.id === 'previewInvitation' && bodyOf(reply).state === 'declined'
        ? set({ state: 'open' })(reply, call)
        : reply
    }),
  ),
  'declined for ever': fault(
    'declineRequest.204',
    'who is declined asks by no other link',
    async (call, { forward, memory }) => {
      if (call.id === 'acceptInvitation' && memory.has(`declined ${call.headers.cookie}`))
        return madeUp(403, { message: 'The host has declined your request.' })
      const reply = await forward(call)
      if (call.id === 'acceptInvitation' && reply.status === 403) memory.set(`declined ${call.headers.cookie}`, '')
      return reply
    },
  ),
  'withdrawn nothing': fault(
    'withdrawRequest.204',
    'who takes their request back waits still',
    onlySaysSo('withdrawRequest', empty),
  ),
  'withdrawn told': fault(
    'withdrawRequest.404',
    'a stranger is told that there is a game',
    after((call, reply, { memory }) =>
      call.id === 'withdrawRequest' && isDone(reply) && memory.has(`host ${gameOf(call)}`)
        ? status(404)(reply, call)
        : reply,
    ),
  ),
  'decision race': fault(
    'last-seat-decided',
    'two are given the last seat',
    mutateResponse('acceptRequest', 409, () => empty),
  ),
  'revoked removes': fault(
    'revoked-keeps',
    'who came by a revoked link is put out',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id === 'revokeInvitation' && isDone(reply)) memory.set(gameOf(call), '')
      const isHost = bodyOf(reply).role === 'host'
      return call.id === 'getGame' && memory.has(gameOf(call)) && !isHost
        ? madeUp(404, { message: 'This game does not exist.' })
        : reply
    },
  ),
  'revoked declines': fault('revoked-keeps', 'who waits by a revoked link is declined', async (call, { forward }) => {
    const reply = await forward(call)
    if (call.id !== 'revokeInvitation' || !isDone(reply)) return reply
    const requests = call.path.replace(/\/invitations\/.*$/, '/requests')
    const waiting = bodyOf(await forward({ ...call, method: 'GET', path: requests })).items
    for (const one of Array.isArray(waiting) ? waiting : [])
      await forward({ ...call, path: `${requests}/${String(one.person.userId)}/decline` })
    return reply
  }),
  'request anywhere': fault(
    'request-of-another',
    'a request is decided on under any game',
    after((call, reply) => (call.id === 'declineRequest' && reply.status === 404 ? empty : reply)),
  ),
  'request each': fault(
    'one-request-each',
    'a request is accepted as often as it is asked for',
    async (call, { forward }) => {
      const reply = await forward(call)
      return call.id === 'acceptRequest' && reply.status === 404 ? empty : reply
    },
  ),
}
