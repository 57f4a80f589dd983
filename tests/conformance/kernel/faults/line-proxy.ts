import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Behind, LinePlant, PlantedFrame } from './fault.ts'

/** Passes lines to the live channel on to the good server, with a fault planted in their frames, or none. */
export function proxyLines(
  server: Server,
  { good, behind, plant = {} }: { good: string; behind: Behind; plant?: LinePlant },
) {
  const lines = new WebSocketServer({ noServer: true })
  const open = new Set<(frame: PlantedFrame) => void>()
  server.on('upgrade', (message: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const own = `http://${message.headers.host}`
    const { origin = '' } = message.headers
    const isOwn = origin === own || plant.letsIn?.(origin, own)
    const address = new URL(message.url ?? '/', good.replace('http', 'ws'))
    // The first frame says which channel it is for: until then nothing is opened behind.
    const upstream = (path: string) => new WebSocket(new URL(path, address), { origin: isOwn ? good : origin })
    lines.handleUpgrade(message, stream, head, (line) => join(line, upstream, address.pathname))
  })

  function join(line: WebSocket, upstream: (path: string) => WebSocket, channel: string) {
    let good: WebSocket | undefined
    const state: Record<string, unknown> = {}
    const tell = (frame: PlantedFrame) => line.send(JSON.stringify(frame))
    const context = {
      behind,
      channel,
      state,
      tellAll: (frame: PlantedFrame) => [...open].forEach((one) => void one(frame)),
    }
    open.add(tell)
    const later: RawData[] = []
    const begin = (path: string) => {
      good = upstream(path)
      good.on('open', () => later.splice(0).forEach((data) => void good?.send(String(data))))
      good.on('message', (data) => {
        const frame = JSON.parse(String(data))
        for (const each of plant.down?.(frame, context) ?? [frame]) tell(each)
      })
      good.on('close', (code) => {
        if (!plant.staysOpen?.(state)) line.close(code === 1006 ? 1011 : code)
      })
      good.on('error', () => line.terminate())
    }
    // A client that says nothing is to be waited for by the good server.
    const mute = setTimeout(() => begin(channel), 500)
    line.on('message', (data) => {
      clearTimeout(mute)
      receive(data)
    })
    let queue: Promise<void> = Promise.resolve()
    function receive(data: RawData) {
      queue = queue.then(async () => {
        const text = String(data)
        const planted = await plant.up?.(text, context)
        if (planted?.dropped) return
        if (!good) begin(planted?.channel ?? channel)
        const sent = planted?.text ?? text
        if (good?.readyState === WebSocket.OPEN) good.send(sent)
        else later.push(Buffer.from(sent))
      })
    }
    line.on('close', () => {
      clearTimeout(mute)
      open.delete(tell)
      good?.terminate()
    })
    line.on('error', () => line.terminate())
  }
}
