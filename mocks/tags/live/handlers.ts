import { gameChannel } from '../../../src/contract/events.gen.ts'
import { isoTime } from '../../db/time.ts'
import { handleTag } from '../../http/create-handler.ts'
import { giveTicket } from '../../live/tickets.ts'

/** Tickets for the live channel. */
export const liveHandlers = handleTag('live', {
  createLiveTicket({ game: { gameId }, session, rows, world, answer, addressOf }) {
    const { ticket, until, stream, quietSeconds } = giveTicket(rows, { gameId, session }, world)
    const channel = addressOf(gameChannel, { gameId })
    const expiresAt = isoTime(until)
    return answer(200, { ticket, channel, expiresAt, stream: stream.stream, seq: stream.seq, quietSeconds })
  },
})
