import type { Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, madeUp, mutateResponse, status, withContent } from '../../../kernel/faults/mutate-response.ts'
import { after, asHost, bodyOf, each, fault, gameOf, isDone, responseFault, set } from '../../games/faults/plants.ts'

const member = { state: 'member', role: 'player' }
const joined = madeUp(200, member)

const preview = (change: Parameters<typeof after>[0]): Plant =>
  after((call, reply, behind) =>
    call.id === 'previewInvitation' && isDone(reply) ? change(call, reply, behind) : reply,
  )

/** Remembers what is made, so that it can be found by less. */
const remembering = after((call, reply, { memory }) => {
  const { token, gameId } = bodyOf(reply)
  if (call.id === 'createGame') memory.set(`game ${String(gameId).toLowerCase()}`, String(gameId))
  if (call.id !== 'createInvitation' || !isDone(reply)) return reply
  memory.set(`token ${String(token).toLowerCase()}`, String(token))
  memory.set(`begins ${String(token).slice(0, 20)}`, String(token))
  return reply
})

/** Links that let in whom they should not, or tell too much. */
export const joinFaults = {
  'preview label': fault(
    'previewInvitation.200',
    'a preview tells the label',
    preview((call, reply) => set({ label: 'for the Tuesday group' })(reply, call)),
  ),
  'preview seats': fault(
    'previewInvitation.200',
    'a preview without the seats that are taken',
    preview((call, reply) => {
      const { seatsTaken: _, ...game } = Object(bodyOf(reply).game)
      return set({ game })(reply, call)
    }),
  ),
  'preview id': fault(
    'previewInvitation.404',
    'a broken link is told by another message',
    after((call, reply, { memory }) =>
      call.id === 'previewInvitation' && reply.status === 404 && memory.has(`host ${gameOf(call)}`)
        ? set({ message: 'This token is none of this game.' })(reply, call)
        : reply,
    ),
  ),
  'accept 201': responseFault('acceptInvitation', 200, '201 for a seat', status(201)),
  'accept again': fault(
    'acceptInvitation.200',
    'who sits there already is refused',
    after((call, reply, { memory }) => {
      const mine = `${call.path} ${call.headers.cookie}`
      const isAgain = call.id === 'acceptInvitation' && memory.has(mine)
      if (call.id === 'acceptInvitation' && isDone(reply)) memory.set(mine, '')
      return isAgain ? madeUp(409, { message: 'You sit there already.' }) : reply
    }),
  ),
  'waiting sees game': fault(
    'acceptInvitation.200',
    'who waits sees the game',
    after((call, reply, behind) => (call.id === 'getGame' && reply.status === 404 ? asHost(call, behind) : reply)),
  ),
  'token of another game': fault(
    'acceptInvitation.404',
    'a token lets into any game',
    after((call, reply, { memory }) =>
      call.id === 'acceptInvitation' && reply.status === 404 && memory.has(`host ${gameOf(call)}`) ? joined : reply,
    ),
  ),
  'used up open': fault(
    'acceptInvitation.410',
    'a link that is used up works',
    mutateResponse('acceptInvitation', 410, () => joined),
  ),
  'declined comes': fault(
    'acceptInvitation.403',
    'who was declined is let in',
    mutateResponse('acceptInvitation', 403, () => joined),
  ),
  'state of the link': fault(
    'link-states',
    'that a link is revoked counts before who asks',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id === 'createInvitation' && isDone(reply))
        memory.set(`${String(bodyOf(reply).invitationId)}`, String(bodyOf(reply).token))
      if (call.id === 'revokeInvitation') memory.set(memory.get(call.path.split('/').at(-2) ?? '') ?? '', 'revoked')
      const isRevoked = call.id === 'previewInvitation' && memory.has(call.headers['invitation-token'] ?? '')
      return isRevoked && isDone(reply) ? set({ state: 'revoked' })(reply, call) : reply
    },
  ),
  'revoked member out': fault(
    'link-states',
    'a member is told that their link is over',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id === 'createInvitation' && isDone(reply))
        memory.set(`${String(bodyOf(reply).invitationId)}`, String(bodyOf(reply).token))
      if (call.id === 'revokeInvitation') memory.set(memory.get(call.path.split('/').at(-2) ?? '') ?? '', 'revoked')
      const isOver = call.id === 'acceptInvitation' && memory.has(String(contentOf(call).token))
      return isOver ? madeUp(410, { message: 'This link was revoked.' }) : reply
    },
  ),
  'over tells all': fault(
    'link-over-tells-little',
    'a link that is over tells of the game',
    preview((call, reply, { memory }) => {
      const game = bodyOf(reply).game ?? {
        pitch: 'a town',
        system: '',
        seats: 4,
        seatsTaken: 1,
        timeZone: 'Europe/Berlin',
        host: { userId: 'somebody', displayName: 'Rowan', sigil: 'owl', colour: 'teal' },
      }
      memory.set('game', '')
      return set({ game })(reply, call)
    }),
  ),
  'role by link': fault(
    'members-keep-role',
    'a member gets the role of the link',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      const { role, token } = bodyOf(reply)
      if (call.id === 'createInvitation' && isDone(reply)) memory.set(String(token), String(role))
      const offered = memory.get(String(contentOf(call).token))
      return call.id === 'acceptInvitation' && isDone(reply) ? set({ role: offered })(reply, call) : reply
    },
  ),
  'token in any case': fault('ids-exact', 'a token is found in any case', (call, behind) => {
    const token = call.headers['invitation-token']
    const known = behind.memory.get(`token ${token?.toLowerCase()}`)
    return remembering({ ...call, headers: { ...call.headers, ...(known && { 'invitation-token': known }) } }, behind)
  }),
  'token begins': fault('ids-exact', 'a token is found by its beginning', (call, behind) => {
    const { token } = contentOf(call)
    const known = behind.memory.get(`begins ${String(token).slice(0, 20)}`)
    return remembering(call.id === 'acceptInvitation' && known ? withContent(call, { token: known }) : call, behind)
  }),
  'game in any case': fault('ids-exact', 'a game is found in any case', (call, behind) => {
    const known = behind.memory.get(`game ${gameOf(call).toLowerCase()}`)
    return remembering(known ? { ...call, path: call.path.replace(gameOf(call), known) } : call, behind)
  }),
  'name by contact': fault(
    'contacts-kept',
    'a default name is made of the contact',
    after((call, reply, { world }) =>
      call.id === 'listRequests' && isDone(reply)
        ? each((item) => ({
            ...item,
            person: {
              ...Object(item.person),
              displayName: world.outbox
                .list()
                .map(({ to }) => to.split('@')[0])
                .join(),
            },
          }))(reply, call)
        : reply,
    ),
  ),
  'contact told': fault(
    'contacts-kept',
    'members are told with their contact',
    after((call, reply, { world }) =>
      call.id === 'listMembers' && isDone(reply)
        ? each((item, at) => ({ ...item, contact: world.outbox.list().map(({ to }) => to)[at] }))(reply, call)
        : reply,
    ),
  ),
}
