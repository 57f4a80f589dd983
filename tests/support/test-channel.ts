import { vi } from 'vitest'
import type { LiveFrame } from '../../src/contract/types.gen.ts'
import { type ChannelOptions, openChannel, type PollAnswer } from '../../src/live/channel.ts'
import type { Socket, TicketAnswer } from '../../src/live/connection.ts'
import type { ConnectionStatus } from '../../src/live/live-slice.ts'

export const at = '2026-11-22T19:00:00Z'

/** The other end of a WebSocket that a channel has opened. */
export function fakeSocket() {
  const sent: { type: string; payload: Record<string, unknown> }[] = []
  const socket: Socket & { readonly isClosed: boolean } = {
    onopen: null,
    onmessage: null,
    onclose: null,
    isClosed: false,
    send: (text) => void sent.push(JSON.parse(String(text))),
    close: () => void Object.assign(socket, { isClosed: true }),
  }
  const here = socket as unknown as WebSocket
  return {
    socket,
    /** What the client has sent, frame by frame. */
    sent,
    open: () => here.onopen?.(new Event('open')),
    /** Sends a text unchanged. */
    say: (data: unknown) => here.onmessage?.(new MessageEvent('message', { data })),
    /** Sends a frame. */
    publish(type: string, seq: number, payload: object = {}, more: Partial<LiveFrame> = {}) {
      here.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ v: 1, type, seq, at, payload, ...more }) }))
    },
    welcome(seq: number, stream = 'first') {
      here.onopen?.(new Event('open'))
      this.publish('welcome', seq, { stream, beatSeconds: 10 })
    },
    close: (code = 1006) => here.onclose?.({ code } as CloseEvent),
  }
}

export const ticketOf = (seq: number, stream = 'first') => ({
  ticket: { ticket: 't'.repeat(22), channel: '/live', expiresAt: at, stream, seq },
})

type Options = Partial<ChannelOptions> & { ticket?: () => TicketAnswer | Promise<TicketAnswer> }

export type TestChannel = ReturnType<typeof testChannel>

/** A channel with a server that the test controls. The clock must be faked before; waits have their full length. */
export function testChannel({ ticket = () => ticketOf(41), ...options }: Options = {}) {
  const sockets: ReturnType<typeof fakeSocket>[] = []
  const states: string[] = []
  const events: string[] = []
  const outdated: number[] = []
  const server = {
    ticket,
    poll: (): PollAnswer | Promise<PollAnswer> => 'answered',
  }
  const getTicket = vi.fn(async () => server.ticket())
  const poll = vi.fn(async () => server.poll())
  const onOffContract = vi.fn()
  const channel = openChannel({
    getTicket,
    poll,
    openSocket: () => {
      const opened = fakeSocket()
      sockets.push(opened)
      return opened.socket
    },
    onStatus: (status: ConnectionStatus) =>
      void states.push('reason' in status ? `${status.state}: ${status.reason}` : status.state),
    onEvent: ({ type, seq }) => void events.push(`${seq} ${type}`),
    onOutdated: (until) => void outdated.push(until),
    onOffContract,
    random: () => 1,
    ...options,
  })
  const newest = () => {
    const opened = sockets.at(-1)
    if (!opened) throw new Error('no socket was opened')
    return opened
  }
  return {
    channel,
    server,
    /** The sockets opened so far, and the newest of them. */
    sockets,
    newest,
    /** Every state since the beginning, and every event by its number. */
    states,
    events,
    /** Until when fetched answers must be fetched again. */
    outdated,
    getTicket,
    poll,
    onOffContract,
    /** Lets time pass, in milliseconds. */
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** Lets the first connection open. */
    async goLive() {
      await vi.advanceTimersByTimeAsync(0)
      newest().welcome(41)
    },
  }
}
