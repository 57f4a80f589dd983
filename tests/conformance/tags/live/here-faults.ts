import type { Fault } from '../../kernel/faults/fault.ts'
import { json } from '../../kernel/faults/mutate-response.ts'
import { after, each, gameOf, isDone } from '../games/faults/plants.ts'

/** Whoever looks at games finds another number of those who are there, which depends on how many asked for a ticket. */
const hereNow = (title: string, change: (game: Record<string, unknown>, tickets: number) => unknown): Fault => ({
  title,
  foundBy: 'live-here-now',
  plant: after((call, reply, { memory }) => {
    const key = `tickets ${gameOf(call)}`
    if (call.id === 'createLiveTicket' && isDone(reply)) memory.set(key, String(Number(memory.get(key) ?? 0) + 1))
    if (!isDone(reply) || (call.id !== 'getGame' && call.id !== 'listGames')) return reply
    const ticketsOf = (game: Record<string, unknown>) => Number(memory.get(`tickets ${String(game.gameId)}`) ?? 0)
    const changed = (game: Record<string, unknown>) => ({ ...game, hereNow: change(game, ticketsOf(game)) })
    return (call.id === 'getGame' ? json(changed) : each(changed))(reply, call)
  }),
})

/** Games that tell another number of those who are there. */
export const hereFaults: Record<string, Fault> = {
  'here all': hereNow('whoever sits in a game counts as there', ({ seatsTaken }) => seatsTaken),
  'here nobody': hereNow('nobody is ever there', () => 0),
  'here each line': hereNow('each line counts, also of who looks away', (_, tickets) => tickets),
  'here one': hereNow('who is there is told as one, however many they are', ({ hereNow }) =>
    Math.min(1, Number(hereNow)),
  ),
}
