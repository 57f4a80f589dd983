import type { GameEvents } from '../contract/events.gen.ts'
import type { Hello, LiveCommand, LiveTicket } from '../contract/types.gen.ts'
import { aliveMs, attemptMs, silenceMs } from '../rules/limits.ts'
import { type ParsedFrame, readFrame } from './frames.ts'
import type { EndReason } from './live-slice.ts'

/** What the channel needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

type ConnectionOptions = {
  socket: Socket
  hello: Hello
  onFrame: (read: ParsedFrame) => void
  /** Called once, when the connection is closed (with a code) or silent (without one). Nothing is called after it. */
  onDisconnect: (code?: number) => void
}

type Up = GameEvents['up']

/**
 * One WebSocket until it closes. It sends the hello and signs of life, and notices when the server is silent. The
 * timers of a hidden tab are slow, so each arriving frame is an occasion to send a sign of life as well.
 */
export function createConnection({ socket, hello, onFrame, onDisconnect }: ConnectionOptions) {
  let isOver = false
  let isOpen = false
  let receivedAt = Date.now()
  let sentAt = 0
  let allowedSilenceMs = attemptMs

  const send = <Type extends keyof Up>(type: Type, payload: Up[Type]) => {
    if (!isOpen) return
    const frame: LiveCommand = { v: 1, type, payload }
    socket.send(JSON.stringify(frame))
    sentAt = Date.now()
  }
  const sendAlive = () => {
    if (Date.now() - sentAt >= aliveMs) send('alive', {})
  }
  const isSilent = () => Date.now() - receivedAt >= allowedSilenceMs
  const disconnect = (code?: number) => {
    if (isOver) return
    close()
    onDisconnect(code)
  }
  const close = () => {
    isOver = true
    isOpen = false
    clearTimeout(timer)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
  /** Runs when a sign of life is due, or when the silence has lasted too long. */
  const pulse = () => {
    if (isSilent()) return disconnect()
    sendAlive()
    const due = Math.min(receivedAt + allowedSilenceMs, isOpen ? sentAt + aliveMs : Number.POSITIVE_INFINITY)
    timer = setTimeout(pulse, due - Date.now())
  }
  let timer = setTimeout(pulse, allowedSilenceMs)

  socket.onopen = () => {
    isOpen = true
    send('hello', hello)
  }
  socket.onmessage = ({ data }) => {
    receivedAt = Date.now()
    allowedSilenceMs = silenceMs
    sendAlive()
    onFrame(readFrame(data))
  }
  socket.onclose = ({ code }) => disconnect(code)

  return {
    send,
    close,
    /** Disconnects at once if the connection was silent for too long while the tab slept. */
    check: () => {
      if (isSilent()) disconnect()
    },
  }
}

/**
 * The result of requesting a ticket. `ended`: there will be none, and why. With neither, the call failed; `waitMs` is how
 * long the server asks us to wait.
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
