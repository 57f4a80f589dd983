import type { Bye, LiveTicket, OwnPresence } from '../contract/types.gen.ts'
import {
  connectWhilePollingMs,
  firstWaitMs,
  longestWaitMs,
  mostFailedConnections,
  pollMs,
  stableMs,
} from '../rules/limits.ts'
import { createConnection, createTicketRequest, type Socket, type TicketAnswer } from './connection.ts'
import { createSequence, type EventFrame, isEvent, type ParsedFrame } from './frames.ts'
import type { ConnectionStatus, EndReason } from './live-slice.ts'

/** What happens to the channel. docs/live.md explains each. */
type Occurrence = 'welcome' | 'disconnected' | 'blocked' | 'pollFailed' | 'end' | 'return'

type State = ConnectionStatus['state']

/** Where each occurrence leads from each state. One that is not listed changes nothing. */
export const transitions: Record<State, Partial<Record<Occurrence, State>>> = {
  connecting: { welcome: 'live', disconnected: 'reconnecting', end: 'ended' },
  live: { disconnected: 'reconnecting', end: 'ended' },
  reconnecting: { welcome: 'live', blocked: 'polling', end: 'ended' },
  polling: { welcome: 'live', pollFailed: 'reconnecting', end: 'ended' },
  ended: { return: 'connecting' },
}

/** The codes of a connection that the server closes for good. They count if the last frame, `bye`, was lost. */
export const endCodes: Partial<Record<number, EndReason>> = { 4401: 'signedOut', 4403: 'removed', 4404: 'gameDeleted' }

/** The code for too many tabs or too many frames. */
export const busyCode = 4429

/** The result of polling by REST while there is no connection. */
export type PollAnswer = 'answered' | 'failed' | { ended: EndReason }

export type ChannelOptions = {
  getTicket: (signal: AbortSignal) => Promise<TicketAnswer>
  /** Opens a WebSocket at the address of a ticket. It throws if the page or the browser allows none. */
  openSocket: (channel: string) => Socket
  /** Fetches everything that is shown. */
  poll: () => Promise<PollAnswer>
  onStatus: (status: ConnectionStatus) => void
  onEvent: (frame: EventFrame) => void
  /** Answers to requests made until this moment (Unix milliseconds of this device) may lack an event. */
  onOutdated: (until: number) => void
  /** A frame that breaks the contract: its type, if it has a known one, and what is wrong. */
  onOffContract: (type: string, issues: string[]) => void
  /** Returns a number from 0 to 1. */
  random?: () => number
}

export type Channel = ReturnType<typeof openChannel>

/**
 * The live channel of one game, until it is closed. It opens one connection after the other, each continuing
 * after the last event of the one before, and passes on each event once and in order.
 */
export function openChannel(options: ChannelOptions) {
  const { openSocket, poll, onStatus, onEvent, onOutdated, onOffContract, random = Math.random } = options
  const sequence = createSequence()
  let status: ConnectionStatus = { state: 'connecting' }
  let presence: OwnPresence = 'here'
  let connection: ReturnType<typeof createConnection> | undefined
  let attemptTimer: ReturnType<typeof setTimeout> | undefined
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  /** Attempts in a row without a good connection. */
  let failures = 0
  /** Connections in a row that did not open although there was a ticket. */
  let failedConnections = 0
  /** Gaps in a row without a new event between them. */
  let gaps = 0
  let liveSince: number | undefined
  let isClosed = false

  const go = (occurrence: Occurrence, reason: EndReason = 'unknown'): boolean => {
    const state = transitions[status.state][occurrence]
    if (!state || isClosed) return false
    status = state === 'ended' ? { state, reason } : { state }
    onStatus(status)
    return true
  }
  const stop = () => {
    clearTimeout(attemptTimer)
    clearTimeout(pollTimer)
    ticketRequest.cancel()
    connection?.close()
    connection = undefined
    liveSince = undefined
  }
  const end = (reason: EndReason) => {
    stop()
    go('end', reason)
  }

  /** Waits a random part of a time that doubles (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). */
  const attemptLater = (atLeastMs = 0) => {
    const waitMs = random() * Math.min(longestWaitMs, firstWaitMs * 2 ** failures)
    failures += 1
    clearTimeout(attemptTimer)
    attemptTimer = setTimeout(attempt, status.state === 'polling' ? connectWhilePollingMs : Math.max(waitMs, atLeastMs))
  }
  const attempt = () => {
    clearTimeout(attemptTimer)
    ticketRequest.start()
  }
  const disconnect = (atLeastMs?: number) => {
    if (liveSince !== undefined && Date.now() - liveSince >= stableMs) failures = 0
    liveSince = undefined
    connection?.close()
    connection = undefined
    go('disconnected')
    attemptLater(atLeastMs)
  }
  const connectFailed = (atLeastMs?: number) => {
    failedConnections += 1
    if (failedConnections >= mostFailedConnections) block()
    disconnect(atLeastMs)
  }
  /** A server that sends its events in the wrong order sends them so again and again. */
  const skipped = () => {
    gaps += 1
    if (gaps >= mostFailedConnections) {
      sequence.restart()
      block()
    }
    disconnect()
  }
  const block = () => {
    go('disconnected')
    if (go('blocked')) void pollRepeatedly()
  }

  const ticketRequest = createTicketRequest(options.getTicket, {
    onTicket: (ticket, answeredAt) => connect(ticket, answeredAt),
    onEnd: end,
    onFailed: (atLeastMs) => {
      if (go('pollFailed')) clearTimeout(pollTimer)
      disconnect(atLeastMs)
    },
  })

  const connect = ({ ticket, channel, quietSeconds = 0, ...position }: LiveTicket, answeredAt: number) => {
    const hello = { ticket, ...sequence.begin(position), presence }
    const isFirst = !sequence.isBegun()
    let socket: Socket
    try {
      socket = openSocket(channel)
    } catch {
      return connectFailed()
    }
    connection = createConnection({
      socket,
      hello,
      onFrame: (read) => {
        const type = read.kind === 'known' ? read.frame.type : undefined
        const isOpening = liveSince === undefined
        if (read.kind === 'broken') onOffContract(read.type, read.issues)
        if (isOpening && type !== 'welcome' && type !== 'bye') return connectFailed()
        handle(read)
        if (!isOpening || type !== 'welcome') return
        welcome()
        // `quietSeconds`: answers requested so little before the ticket lack no event (contract/live.yaml).
        if (isFirst) onOutdated(answeredAt - quietSeconds * 1000)
        if (hello.presence !== presence) connection?.send('presence', { presence })
      },
      onDisconnect: (code = 0) => {
        const reason = endCodes[code]
        const atLeastMs = code === busyCode ? longestWaitMs : 0
        if (reason) end(reason)
        else if (liveSince === undefined) connectFailed(atLeastMs)
        else disconnect(atLeastMs)
      },
    })
  }
  const welcome = () => {
    liveSince = Date.now()
    failedConnections = 0
    clearTimeout(pollTimer)
    go('welcome')
  }

  const handle = (read: ParsedFrame) => {
    const meaning = sequence.count(read)
    if (meaning === 'gap') return skipped()
    if (meaning !== 'old') gaps = 0
    if (meaning === 'resync') onOutdated(Date.now())
    if (read.kind !== 'known') return
    const { frame } = read
    if (frame.type === 'bye') handleBye(frame.payload.reason)
    else if (meaning === 'new' && isEvent(frame)) publish(frame)
  }
  /** An event whose handler throws is reported like one that breaks the contract, and everything is fetched again. */
  const publish = (frame: EventFrame) => {
    try {
      onEvent(frame)
    } catch (error) {
      onOffContract(frame.type, [String(error)])
      onOutdated(Date.now())
    }
  }
  const handleBye = (reason: Bye['reason']) => {
    if (reason === 'frame') onOffContract('bye', ['the server could not read a frame of ours'])
    if (reason === 'ticket' || reason === 'frame') disconnect()
    else if (reason === 'busy') disconnect(longestWaitMs)
    else end(reason)
  }

  /** Polls repeatedly until a connection opens. */
  const pollRepeatedly = async () => {
    clearTimeout(pollTimer)
    const answer = await poll().catch((): PollAnswer => 'failed')
    if (status.state !== 'polling' || isClosed) return
    if (typeof answer === 'object') end(answer.ended)
    else if (answer === 'answered') pollTimer = setTimeout(pollRepeatedly, pollMs)
    else if (go('pollFailed') && !connection && !ticketRequest.isPending()) attemptLater()
  }

  onStatus(status)
  attempt()
  return {
    /** The network is back, or the page is visible again: the next attempt starts at once. */
    wake() {
      if (isClosed) return
      if (connection) return connection.check()
      if (status.state === 'ended' && (status.reason !== 'signedOut' || !go('return'))) return
      failures = 0
      if (status.state === 'polling') void pollRepeatedly()
      if (!ticketRequest.isPending()) attempt()
    },
    /** The network is gone, or the page is being suspended. The WebSocket itself may notice much later. */
    drop() {
      if (connection) disconnect()
    },
    report(own: OwnPresence) {
      if (own === presence) return
      presence = own
      if (liveSince !== undefined) connection?.send('presence', { presence })
    },
    close() {
      stop()
      isClosed = true
    },
  }
}
