import type { Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, header, mutateResponse } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  asHost,
  bodyOf,
  each,
  empty,
  fault,
  gameOf,
  isDone,
  items,
  madeUp,
  onlySaysSo,
  set,
  spoil,
  status,
} from '../../games/faults/plants.ts'

const member = { state: 'member', role: 'player' }
const joined = madeUp(200, member)
const preview = (change: Parameters<typeof after>[0]): Plant =>
  after((call, reply, behind) =>
    call.id === 'previewInvitation' && isDone(reply) ? change(call, reply, behind) : reply,
  )

/** What `when` says is counted as one use more than there were. */
const countingMore = (when: (id: string | undefined, state: unknown) => boolean): Plant =>
  after((call, reply, { memory }) => {
    const count = Number(memory.get('more') ?? 0)
    if (isDone(reply) && when(call.id, bodyOf(reply).state)) memory.set('more', String(count + 1))
    if (call.id !== 'getInvitation' || !isDone(reply)) return reply
    return set({ uses: Number(bodyOf(reply).uses) + count })(reply, call)
  })

/** Links and requests that let in whom they should not, count wrongly, or tell too much. */
export const joinFaults = {
  'requests reversed': spoil(
    'listRequests',
    200,
    'the newest request comes first',
    items((all) => all.toReversed()),
  ),
  'requests one role': spoil(
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
  'accept 201': spoil('acceptInvitation', 200, '201 for a seat', status(201)),
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
  'uses none': fault(
    'uses-counted',
    'uses are not counted',
    after((call, reply) => (call.id === 'getInvitation' && isDone(reply) ? set({ uses: 0 })(reply, call) : reply)),
  ),
  'uses by looking': fault(
    'uses-counted',
    'a look counts as a use',
    countingMore((id) => id === 'previewInvitation'),
  ),
  'uses by members': fault('uses-counted', 'a member who accepts again counts as a use', countingMoreByMember()),
  'uses given back': fault('uses-counted', 'taking a request back gives the use back', countingLess()),
  'uses in the list': fault(
    'uses-counted',
    'the list does not tell the uses',
    after((call, reply) =>
      call.id === 'listInvitations' && isDone(reply) ? each((item) => ({ ...item, uses: 0 }))(reply, call) : reply,
    ),
  ),
  'uses race': fault(
    'last-use-at-once',
    'a link for one lets all of four in',
    mutateResponse('acceptInvitation', 410, () => joined),
  ),
  'seat race': fault(
    'last-seat-at-once',
    'four get the last seat',
    mutateResponse('acceptInvitation', 409, () => joined),
  ),
  'seat refused uses': fault(
    'last-seat-at-once',
    'who is refused at a full table uses the link',
    after((call, reply, { memory }) => {
      const count = Number(memory.get('refused') ?? 0)
      if (call.id === 'acceptInvitation' && reply.status === 409) memory.set('refused', String(count + 1))
      return call.id === 'getInvitation' && isDone(reply)
        ? set({ uses: Number(bodyOf(reply).uses) + count })(reply, call)
        : reply
    }),
  ),
  'seat as a fault': fault(
    'last-seat-at-once',
    'a seat that is gone is a fault of the server',
    mutateResponse('acceptInvitation', 409, status(500)),
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
  'request anywhere': fault(
    'request-of-another',
    'a request is decided on under any game',
    after((call, reply) => (call.id === 'declineRequest' && reply.status === 404 ? empty : reply)),
  ),
  'no body cached': fault(
    'previewInvitation.200',
    'a preview without its role',
    preview((call, reply) => header('X-Offer', 'player')(set({ role: undefined })(reply, call), call)),
  ),
}

/** A member who accepts counts once more. */
function countingMoreByMember(): Plant {
  const isIn = (cookie = '') => `in ${cookie}`
  return after((call, reply, { memory }) => {
    const isAccepted = call.id === 'acceptInvitation' && isDone(reply)
    const count = Number(memory.get('more') ?? 0)
    if (isAccepted && memory.has(isIn(call.headers.cookie))) memory.set('more', String(count + 1))
    if (isAccepted) memory.set(isIn(call.headers.cookie), '')
    if (call.id !== 'getInvitation' || !isDone(reply)) return reply
    return set({ uses: Number(bodyOf(reply).uses) + count })(reply, call)
  })
}

/** A request that is taken back gives its use back. */
function countingLess(): Plant {
  return after((call, reply, { memory }) => {
    if (call.id === 'withdrawRequest' && isDone(reply)) memory.set('back', '')
    if (call.id !== 'getInvitation' || !isDone(reply) || !memory.has('back')) return reply
    return set({ uses: Number(bodyOf(reply).uses) - 1 })(reply, call)
  })
}
