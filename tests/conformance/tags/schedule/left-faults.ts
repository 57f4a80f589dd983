import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Fault } from '../../kernel/faults/fault.ts'
import { after, bodyOf, fault, gameOf, isDone, set } from '../games/faults/plants.ts'

type Offer = { dates: { dateId: string; answers: unknown[] }[] }

/** Whoever loses their seat in this way keeps their answers. */
const keptAfter = (going: OperationId) =>
  after((call, reply, { memory }) => {
    const game = gameOf(call)
    const offer = bodyOf(reply).offer as Offer | undefined
    if (call.id === 'answerDate' && isDone(reply)) memory.set(`answered ${game}`, JSON.stringify(offer?.dates ?? []))
    if (call.id === going && isDone(reply)) memory.set(`gone ${game}`, '')
    if (call.id !== 'getSchedule' || !isDone(reply) || !memory.has(`gone ${game}`)) return reply
    return set({ offer: { ...offer, dates: JSON.parse(memory.get(`answered ${game}`) ?? '[]') } })(reply, call)
  })

/** What somebody has said counts although they sit at the table no more. */
export const leftFaults: Record<string, Fault> = {
  'schedule left answers': fault('answers-leave', 'who leaves goes on answering', keptAfter('leaveGame')),
  'schedule removed answers': fault('answers-leave', 'who is removed goes on answering', keptAfter('removeMember')),
}
