import type { Bye, LiveTicket, OwnPresence } from '../contract/types.gen.ts'
import { busyCode, endings } from './close-codes.ts'
import { firstWaitMs, lineFromPollingMs, longestWaitMs, pollMs, refusedLines, stableMs } from './limits.ts'
import { createLine, type Socket } from './line.ts'
import type { Connection, EndReason } from './live-slice.ts'
import { createProgress } from './progress.ts'
import { type FactFrame, isFact, type Read } from './read-frame.ts'
import { createTicketDesk, type PollAnswer, type TicketAnswer } from './ticket-desk.ts'
import { type Turn, transitions } from './transitions.ts'

export type ChannelOptions = {
  getTicket: (signal: AbortSignal) => Promise<TicketAnswer>
  /** Opens a WebSocket at the address that a ticket names; it may throw, where the page or the browser allows none. */
  openSocket: (channel: string) => Socket
  /** Asks again for all that is shown. */
  poll: () => Promise<PollAnswer>
  onConnection: (connection: Connection) => void
  onFact: (frame: FactFrame) => void
  /** What was asked for until this moment (Unix milliseconds of this device) may have missed something. */
  onStale: (until: number) => void
  /** A frame off the schema: its type, where it has one, and what is wrong. */
  onOffContract: (type: string, issues: string[]) => void
  /** A number from 0 to 1. */
  random?: () => number
}

export type Channel = ReturnType<typeof openChannel>

/**
 * The live channel of one game, until it is closed: it opens lines one after the other, each where the last one was
 * left, and tells facts once and in order.
 */
export function openChannel(options: ChannelOptions) {
  const { openSocket, poll, onConnection, onFact, onStale, onOffContract, random = Math.random } = options
  const progress = createProgress()
  let connection: Connection = { state: 'connecting' }
  let presence: OwnPresence = 'here'
  let line: ReturnType<typeof createLine> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let poller: ReturnType<typeof setTimeout> | undefined
  /** Attempts in a row that led to no good line, and among them the lines that did not open in spite of a ticket. */
  let failures = 0
  let refusals = 0
  let liveSince: number | undefined
  let isClosed = false

  const turn = (what: Turn, reason: EndReason = 'unknown'): boolean => {
    const state = transitions[connection.state][what]
    if (!state || isClosed) return false
    connection = state === 'ended' ? { state, reason } : { state }
    onConnection(connection)
    return true
  }
  const stop = () => {
    clearTimeout(timer)
    clearTimeout(poller)
    desk.drop()
    line?.end()
    line = undefined
    liveSince = undefined
  }
  const end = (reason: EndReason) => {
    stop()
    turn('end', reason)
  }

  /** Waits a random part of a time that doubles (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). */
  const retry = (atLeastMs = 0) => {
    const wait = random() * Math.min(longestWaitMs, firstWaitMs * 2 ** failures)
    failures += 1
    clearTimeout(timer)
    timer = setTimeout(attempt, connection.state === 'polling' ? lineFromPollingMs : Math.max(wait, atLeastMs))
  }
  const lose = (atLeastMs?: number) => {
    if (liveSince !== undefined && Date.now() - liveSince >= stableMs) failures = 0
    liveSince = undefined
    line?.end()
    line = undefined
    turn('lost')
    retry(atLeastMs)
  }
  const attempt = () => {
    clearTimeout(timer)
    desk.ask()
  }

  const desk = createTicketDesk(options.getTicket, {
    onTicket: (ticket, answeredAt) => open(ticket, answeredAt),
    onEnd: end,
    onFailed: (atLeastMs) => {
      if (turn('pollFailed')) clearTimeout(poller)
      lose(atLeastMs)
    },
  })

  const open = ({ ticket, channel, ...place }: LiveTicket, answeredAt: number) => {
    const hello = { ticket, ...progress.begin(place), presence }
    const isFirst = !progress.isBegun()
    let socket: Socket
    try {
      socket = openSocket(channel)
    } catch {
      return refuse()
    }
    line = createLine({
      socket,
      hello,
      onFrame: (read) => {
        const isWelcome = read.kind === 'known' && read.frame.type === 'welcome'
        const isBye = read.kind === 'known' && read.frame.type === 'bye'
        if (liveSince === undefined && !isWelcome && !isBye) return refuse()
        heed(read)
        if (!isWelcome || liveSince !== undefined) return
        welcome()
        if (isFirst) onStale(answeredAt)
        if (hello.presence !== presence) line?.send('presence', { presence })
      },
      onLost: (code = 0) => {
        const reason = endings[code]
        if (reason) end(reason)
        else (liveSince === undefined ? refuse : lose)(code === busyCode ? longestWaitMs : 0)
      },
    })
  }
  const welcome = () => {
    liveSince = Date.now()
    refusals = 0
    clearTimeout(poller)
    turn('welcome')
  }
  const refuse = (atLeastMs?: number) => {
    refusals += 1
    turn('lost')
    if (refusals >= refusedLines && turn('barred')) void round()
    lose(atLeastMs)
  }

  const heed = (read: Read) => {
    if (read.kind === 'broken') onOffContract(read.frame?.type ?? 'unreadable', read.issues)
    const meaning = progress.heed(read)
    if (meaning === 'gap') return lose()
    if (meaning === 'anew') onStale(Date.now())
    if (read.kind !== 'known') return
    const { frame } = read
    if (frame.type === 'bye') sayGoodbye(frame.payload.reason)
    else if (meaning === 'fresh' && isFact(frame)) tell(frame)
  }
  /** A fact that breaks whoever heeds it is reported like one off the schema, and all is asked for again. */
  const tell = (frame: FactFrame) => {
    try {
      onFact(frame)
    } catch (error) {
      onOffContract(frame.type, [String(error)])
      onStale(Date.now())
    }
  }
  const sayGoodbye = (reason: Bye['reason']) => {
    if (reason === 'frame') onOffContract('bye', ['sent no frame'])
    if (reason === 'ticket' || reason === 'frame') lose()
    else if (reason === 'busy') lose(longestWaitMs)
    else end(reason)
  }

  /** One round of questions after the other, until a line opens. */
  const round = async () => {
    clearTimeout(poller)
    const answer = await poll().catch((): PollAnswer => 'failed')
    if (connection.state !== 'polling' || isClosed) return
    if (typeof answer === 'object') end(answer.ended)
    else if (answer === 'answered') poller = setTimeout(round, pollMs)
    else if (turn('pollFailed') && !line && !desk.isAsking()) retry()
  }

  onConnection(connection)
  attempt()
  return {
    /** The network is back, or the page is seen again: whatever waits is tried at once. */
    wake() {
      if (isClosed) return
      if (line) return line.check()
      if (connection.state === 'ended' && (connection.reason !== 'signedOut' || !turn('return'))) return
      failures = 0
      if (connection.state === 'polling') void round()
      if (!desk.isAsking()) attempt()
    },
    /** The network is gone, or the page is put aside: a line would hold for a while what is none any more. */
    drop() {
      if (line) lose()
    },
    report(own: OwnPresence) {
      if (own === presence) return
      presence = own
      if (liveSince !== undefined) line?.send('presence', { presence })
    },
    close() {
      stop()
      isClosed = true
    },
  }
}
