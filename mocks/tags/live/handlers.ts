import { gameChannel } from '../../../src/contract/events.gen.ts'
import { handleTag } from '../../kernel/handle.ts'
import { isoTime } from '../../kernel/iso-time.ts'
import { giveTicket } from '../../kernel/tickets.ts'

/** Tickets for the live channel. */
export const liveHandlers = handleTag('live', {
  async createLiveTicket({ game: { gameId }, session, rows, world, answer, addressOf }) {
    const { ticket, until, stream } = await giveTicket(rows, { gameId, session }, world)
    const channel = addressOf(gameChannel, { gameId })
    const expiresAt = isoTime(until)
    return answer(200, { ticket, channel, expiresAt, stream: stream.stream, seq: stream.seq })
  },
})
