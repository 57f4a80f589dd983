import type { Plant } from '../../../kernel/faults/fault.ts'
import { madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'
import { after, bodyOf, each, fault, isDone, set } from '../../games/faults/plants.ts'

/** What `when` says is counted as one use more than there were. */
const countingMore = (when: (id: string | undefined, state: unknown) => boolean): Plant =>
  after((call, reply, { memory }) => {
    const count = Number(memory.get('more') ?? 0)
    if (isDone(reply) && when(call.id, bodyOf(reply).state)) memory.set('more', String(count + 1))
    if (call.id !== 'getInvitation' || !isDone(reply)) return reply
    return set({ uses: Number(bodyOf(reply).uses) + count })(reply, call)
  })

const joined = madeUp(200, { state: 'member', role: 'player' })

/** Uses and seats that are counted wrongly. */
export const useFaults = {
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
  'uses of one': fault(
    'one-seat-each',
    'who accepts several times at once uses the link as often',
    after((call, reply, { memory }) => {
      const count = Number(memory.get('tries') ?? 0)
      if (call.id === 'acceptInvitation' && isDone(reply)) memory.set('tries', String(count + 1))
      return call.id === 'getInvitation' && isDone(reply) ? set({ uses: count })(reply, call) : reply
    }),
  ),
  'seat of one': fault(
    'one-seat-each',
    'who accepts several times at once is refused',
    after((call, reply, { memory }) => {
      const mine = `${call.path} ${call.headers.cookie}`
      const isAgain = call.id === 'acceptInvitation' && memory.has(mine)
      if (call.id === 'acceptInvitation') memory.set(mine, '')
      return isAgain ? status(409)(reply, call) : reply
    }),
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
