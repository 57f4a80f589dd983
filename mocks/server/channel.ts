import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'
import type { Hub } from '../live/hub.ts'
import { brokenOff } from '../live/socket.ts'
import { isAllowed, urlOf } from './http-adapter.ts'

/** The longest accepted frame, in bytes. */
const maxPayload = 64 * 1024
/** The most bytes that may wait for a slow client. A slower client is cut off; it reconnects and resumes. */
const maxWaiting = 1024 * 1024

const match = createPathMatcher({ channel: { method: 'GET', path: gameChannel } })

type Place = {
  hub: Hub
  basePath: string
  /** The other origins whose pages may open a channel. */
  origins: readonly string[]
  /** Called with each frame. */
  onFrame: (direction: 'up' | 'down', text: string) => void
}

/** Opens the live channel over WebSockets: it answers the upgrades of a server. */
export function openChannel({ hub, basePath, origins, onFrame }: Place) {
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload })
  return (message: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const path = pathBelow(basePath, urlOf(message)?.pathname ?? '')
    const { gameId } = (path !== undefined && match(path)?.params) || {}
    if (gameId === undefined) return refuse(stream, '404 Not Found')
    if (!isAllowed(message, origins)) return refuse(stream, '403 Forbidden')
    if (hub.isRefusing()) return refuse(stream, '502 Bad Gateway')
    sockets.handleUpgrade(message, stream, head, (socket) => accept(socket, hub, gameId, onFrame))
  }
}

function accept(socket: WebSocket, hub: Hub, gameId: string, onFrame: Place['onFrame']): void {
  const receiver = hub.connect(
    {
      send(text) {
        onFrame('down', text)
        if (socket.bufferedAmount > maxWaiting) socket.terminate()
        else socket.send(text)
      },
      close(code, reason) {
        if (code === brokenOff) socket.terminate()
        else socket.close(code, reason)
      },
    },
    gameId,
  )
  socket.on('message', (data, isBinary) => {
    onFrame('up', isBinary ? 'binary' : String(data))
    receiver.receive(isBinary ? undefined : String(data))
  })
  socket.on('close', () => receiver.gone())
  // A `close` event follows.
  socket.on('error', () => socket.terminate())
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
