import { brokenOff, type Socket } from './socket.ts'

/** Times are in milliseconds. */
const lateBy = 3000
const dropEvery = 8000
const holdFor = 1000
export const restartEvery = 15_000

/** Every fault of the live channel that the mock can cause, for the panel and for `?mock=live-<name>`. */
export const liveFaults = {
  dropped: { label: 'Dropped', hint: `The live connection breaks every ${dropEvery / 1000} seconds.` },
  none: { label: 'No WebSocket', hint: 'No live connection opens, as behind a proxy that blocks WebSockets.' },
  late: { label: 'Late', hint: `Everything live arrives ${lateBy / 1000} seconds late.` },
  doubled: { label: 'Doubled', hint: 'Every live event arrives twice.' },
  reordered: { label: 'Reordered', hint: 'Of two live events in a row, the second arrives first.' },
  'off-contract': { label: 'Off-contract', hint: 'Every live event has the wrong shape.' },
  restart: {
    label: 'Restarting server',
    hint: `The live server restarts every ${restartEvery / 1000} seconds, and forgets what it has sent.`,
  },
} as const satisfies Record<string, { label: string; hint: string }>

export type LiveFault = keyof typeof liveFaults

const signals: readonly unknown[] = ['welcome', 'beat', 'resync', 'bye']
/** Whether a frame is an event. A signal, which is about the channel itself, passes unchanged. */
const isEvent = (text: string) => !signals.includes(JSON.parse(text).type)

/**
 * Makes a connection misbehave. A fault that does not concern the connection itself, such as a restarting server,
 * returns it unchanged.
 */
export function withFault(socket: Socket, fault: LiveFault | undefined): Socket {
  if (fault === 'late') return delayed(socket)
  if (fault === 'doubled') return eachEvent(socket, (text) => [text, text])
  if (fault === 'off-contract')
    return eachEvent(socket, (text) => [JSON.stringify({ ...JSON.parse(text), payload: { surprise: [text.length] } })])
  if (fault === 'reordered') return reordered(socket)
  if (fault === 'dropped') return dropped(socket)
  return socket
}

const eachEvent = (socket: Socket, change: (text: string) => string[]): Socket => ({
  close: socket.close,
  send(text) {
    for (const one of isEvent(text) ? change(text) : [text]) socket.send(one)
  },
})

const delayed = (socket: Socket): Socket => ({
  send: (text) => void setTimeout(() => socket.send(text), lateBy),
  close: (code, reason) => void setTimeout(() => socket.close(code, reason), lateBy),
})

function dropped(socket: Socket): Socket {
  setTimeout(() => socket.close(brokenOff), dropEvery)
  return socket
}

/** Holds an event until the next one was sent, or for a moment if none comes. */
function reordered(socket: Socket): Socket {
  let held: string | undefined
  const letGo = () => {
    if (held !== undefined) socket.send(held)
    held = undefined
  }
  return {
    close: socket.close,
    send(text) {
      if (!isEvent(text)) return socket.send(text)
      if (held === undefined) {
        held = text
        setTimeout(letGo, holdFor)
        return
      }
      socket.send(text)
      letGo()
    },
  }
}
