import type { Fault } from '../../kernel/faults/fault.ts'
import { json } from '../../kernel/faults/mutate-response.ts'
import { after, bodyOf, fault, gameOf, isDone, set } from '../games/faults/plants.ts'

/** What is kept beside a seat outlasts it. */
export const leftFaults: Record<string, Fault> = {
  'ready comes again': fault(
    'ready-leaves',
    'who comes again is ready as they were',
    after((call, reply, { memory }) => {
      const of = (userId: unknown) => `ready ${gameOf(call)} ${String(userId)}`
      const { userId, ready, members } = bodyOf(reply)
      if (call.id === 'setReady' && isDone(reply)) memory.set(of(userId), String(ready))
      return call.id === 'getLobby' && Array.isArray(members)
        ? set({ members: members.map((one) => ({ ...one, ready: memory.get(of(one.userId)) === 'true' })) })(
            reply,
            call,
          )
        : reply
    }),
  ),
  'start names removed': fault(
    'ready-leaves',
    'who was removed is named as not ready',
    after((call, reply, { memory }) => {
      const game = gameOf(call)
      if (call.id === 'removeMember' && isDone(reply)) memory.set(game, call.path.split('/').at(-1) ?? '')
      return call.id === 'startGame' && isDone(reply) && memory.has(game)
        ? json((start) => ({ ...start, notReady: [start.notReady, memory.get(game)].flat() }))(reply, call)
        : reply
    }),
  ),
}
