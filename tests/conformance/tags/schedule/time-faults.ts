import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Fault } from '../../kernel/faults/fault.ts'
import { contentOf, withContent } from '../../kernel/faults/mutate-response.ts'
import { after, bodyOf, fault, gameOf, isDone, set } from '../games/faults/plants.ts'

const sameMoment = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)))

/** A change leaves when the session was changed before. */
const untouched = (id: OperationId) =>
  after((call, reply, { memory }) => {
    const { session } = bodyOf(reply)
    const key = `changed ${gameOf(call)}`
    const was = memory.get(key)
    if (!isDone(reply) || session === undefined) return reply
    memory.set(key, String(Object(session).updatedAt))
    return call.id === id && was ? set({ session: { ...Object(session), updatedAt: was } })(reply, call) : reply
  })

/** Times that are compared as texts, or not told. */
export const timeFaults: Record<string, Fault> = {
  'schedule twice': fault('offerDates.400', 'dates are compared as texts', (call, { forward }) => {
    if (call.id !== 'offerDates') return forward(call)
    const { dates } = contentOf(call)
    const all: unknown[] = Array.isArray(dates) ? dates : []
    const once = all.filter((date, at) => all.findIndex((one) => sameMoment(one, date)) === at)
    const isPassed = once.length < all.length && new Set(all).size === all.length
    return forward(isPassed ? withContent(call, { ...contentOf(call), dates: once }) : call)
  }),
  'schedule untouched move': fault('session-touched', 'a move leaves updatedAt', untouched('moveSession')),
  'schedule untouched end': fault('session-touched', 'cancelling leaves updatedAt', untouched('cancelSession')),
}
