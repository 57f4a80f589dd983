import type { Fault } from '../../kernel/faults/fault.ts'
import { header } from '../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  empty,
  fault,
  isDone,
  items,
  keyIgnored,
  onlySaysSo,
  rekeyed,
  responseFault,
  set,
} from '../games/faults/plants.ts'
import { newId } from '../games/game.ts'

/** What a server gets wrong of boundaries. */
export const boundaryFaults: Record<string, Fault> = {
  'boundaries early': fault(
    'listBoundaries.200',
    'the texts are told from the first',
    after((call, reply) =>
      call.id === 'listBoundaries' && bodyOf(reply).shown === false
        ? set({ items: [{ boundaryId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ5', kind: 'veil', text: 'Spiders' }] })(reply, call)
        : reply,
    ),
  ),
  'boundaries named': responseFault(
    'listBoundaries',
    200,
    'a boundary says who added it',
    items((all) => all.map((one) => ({ ...Object(one), addedBy: 'somebody' }))),
  ),
  'boundaries by time': responseFault(
    'listBoundaries',
    200,
    'the last one comes first',
    items((all) => all.toReversed()),
  ),
  'boundaries stay shown': fault(
    'listBoundaries.200',
    'once shown, always shown',
    after((call, reply, { memory }) => {
      if (call.id !== 'listBoundaries' || !isDone(reply)) return reply
      if (bodyOf(reply).shown) memory.set(call.path, 'shown')
      return memory.has(call.path) ? set({ shown: true })(reply, call) : reply
    }),
  ),
  'boundary key ignored': fault('addBoundary.201', 'one key makes two boundaries', keyIgnored('addBoundary')),
  'boundary key of a person': fault('addBoundary.201', 'a key is kept beside a name', (call, { forward, memory }) => {
    const key = `first ${call.headers['idempotency-key']}`
    if (call.id !== 'addBoundary' || !call.headers['idempotency-key']) return forward(call)
    const cookie = call.headers.cookie ?? ''
    if (!memory.has(key)) memory.set(key, cookie)
    return forward(memory.get(key) === cookie ? call : rekeyed(call))
  }),
  'boundary id tells when': responseFault('addBoundary', 201, 'an id says when a boundary was added', (reply, call) =>
    set({ boundaryId: newId() })(reply, call),
  ),
  'boundary one key': responseFault(
    'addBoundary',
    201,
    'each boundary has the same key',
    set({ takeBackKey: 'abcdefghijklmnopqrstuvwxyz' }),
  ),
  'boundary no location': responseFault('addBoundary', 201, 'Location is missing', header('Location')),
  'boundary stays': fault(
    'takeBoundaryBack.204',
    'a boundary that was taken back is there',
    onlySaysSo('takeBoundaryBack', empty),
  ),
}
