import { ws } from 'msw/ws'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { basePath } from '../../src/contract/operations.gen.ts'
import type { Hub } from './hub.ts'
import { brokenOff } from './socket.ts'

/** On any host, like the calls of the API. */
const address = `*${basePath}${gameChannel.replace(/\{(\w+)\}/g, ':$1')}`

type Options = {
  at?: string
  /** Called with each frame, and with who is at the other end. */
  onFrame?: (direction: 'up' | 'down', text: string, by: 'rules' | 'real') => void
  /** Whether a real server has the channel: then the frames are passed on as they are. */
  isReal?: () => boolean
}

/**
 * Serves the channels of this tab. Events of other tabs arrive through the world that all tabs share, not through MSW's
 * broadcast, which knows neither games nor persons.
 */
export const channelHandler = (hub: Hub, { at = address, onFrame, isReal }: Options = {}) =>
  ws.link(at).addEventListener('connection', ({ client, server, params }) => {
    const by = isReal?.() ? 'real' : 'rules'
    client.addEventListener('message', ({ data }) => onFrame?.('up', String(data), by))
    if (by === 'real') {
      server.connect()
      return server.addEventListener('message', ({ data }) => onFrame?.('down', String(data), by))
    }
    if (hub.isRefusing()) return client.close(brokenOff)
    const socket = {
      send(text: string) {
        onFrame?.('down', text, by)
        client.send(text)
      },
      // MSW sends in the next microtask, and sends nothing on a closing connection.
      close: (code: number, reason?: string) => queueMicrotask(() => client.close(code, reason)),
    }
    const receiver = hub.connect(socket, String(params.gameId))
    client.addEventListener('message', ({ data }) => receiver.receive(data))
    client.addEventListener('close', () => receiver.gone())
  })

/** How long a tab counts without a sign of life, in milliseconds: the timers of a hidden one run once a minute. */
export const tabLifetime = (): number => (document.visibilityState === 'hidden' ? 75_000 : 15_000)
