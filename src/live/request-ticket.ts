import type { LiveTicket } from '../contract/types.gen.ts'
import { attemptMs } from './limits.ts'
import type { EndReason } from './live-slice.ts'

/**
 * A ticket; or why there will be none; or, with neither, a failed call. `waitMs`: how long the server asks us to wait.
 */
export type TicketAnswer = { ticket: LiveTicket } | { ended: EndReason } | { waitMs?: number | undefined }

type Handlers = {
  /** @param answeredAt Unix milliseconds of this device: queries that begin from then on miss no event */
  onTicket: (ticket: LiveTicket, answeredAt: number) => void
  onEnd: (reason: EndReason) => void
  onFailed: (waitMs: number) => void
}

/** Requests one ticket at a time. An answer that arrives too late, or after `cancel`, is ignored. */
export function createTicketRequest(
  getTicket: (signal: AbortSignal) => Promise<TicketAnswer>,
  { onTicket, onEnd, onFailed }: Handlers,
) {
  let pending: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(timer)
    pending?.abort()
    pending = undefined
  }
  const handle = (request: AbortController, answer: TicketAnswer) => {
    if (pending !== request) return
    cancel()
    if ('ticket' in answer) onTicket(answer.ticket, Date.now())
    else if ('ended' in answer) onEnd(answer.ended)
    else onFailed(answer.waitMs ?? 0)
  }
  return {
    start() {
      cancel()
      const request = new AbortController()
      pending = request
      timer = setTimeout(() => handle(request, {}), attemptMs)
      void getTicket(request.signal)
        .catch(() => ({}))
        .then((answer) => handle(request, answer))
    },
    cancel,
    isPending: () => pending !== undefined,
  }
}
