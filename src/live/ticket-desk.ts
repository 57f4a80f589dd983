import type { LiveTicket } from '../contract/types.gen.ts'
import { attemptMs } from './limits.ts'
import type { EndReason } from './live-slice.ts'

/** A ticket; or why there will be none; or, with neither, that none came. `waitMs`: not before so long. */
export type TicketAnswer = { ticket: LiveTicket } | { ended: EndReason } | { waitMs?: number | undefined }

/** How a round of questions by REST went, while there is no channel. */
export type PollAnswer = 'answered' | 'failed' | { ended: EndReason }

type Heeds = {
  /** @param answeredAt Unix milliseconds of this device: what is asked for from then on misses nothing */
  onTicket: (ticket: LiveTicket, answeredAt: number) => void
  onEnd: (reason: EndReason) => void
  onFailed: (waitMs: number) => void
}

/** Asks for one ticket at a time. An answer that comes too late, or after `drop`, is not heard. */
export function createTicketDesk(
  getTicket: (signal: AbortSignal) => Promise<TicketAnswer>,
  { onTicket, onEnd, onFailed }: Heeds,
) {
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }
  const heed = (mine: AbortController, answer: TicketAnswer) => {
    if (asking !== mine) return
    drop()
    if ('ticket' in answer) onTicket(answer.ticket, Date.now())
    else if ('ended' in answer) onEnd(answer.ended)
    else onFailed(answer.waitMs ?? 0)
  }
  return {
    ask() {
      drop()
      const mine = new AbortController()
      asking = mine
      timer = setTimeout(() => heed(mine, {}), attemptMs)
      void getTicket(mine.signal)
        .catch(() => ({}))
        .then((answer) => heed(mine, answer))
    },
    drop,
    isAsking: () => asking !== undefined,
  }
}
