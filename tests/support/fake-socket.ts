import type { Hub } from '../../mocks/live/hub.ts'
import type { Receiver } from '../../mocks/live/socket.ts'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

const [before = '', after = ''] = (basePath + gameChannel).split(/\{\w+\}/)

/** Connects `WebSocket` to the hub of a mocked backend: it opens a moment later, as on a network. */
export const fakeSocket = (hub: Hub) =>
  class {
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    #receiver: Receiver | undefined
    #isClosed = false

    constructor(address: string) {
      const gameId = new URL(address).pathname.slice(before.length, after ? -after.length : undefined)
      queueMicrotask(() => {
        if (this.#isClosed) return
        if (hub.isRefusing()) return this.#end(1006)
        this.#receiver = hub.connect(
          { send: (data) => this.onmessage?.({ data }), close: (code) => this.#end(code) },
          gameId,
        )
        this.onopen?.()
      })
    }

    send(text: string) {
      this.#receiver?.receive(text)
    }

    close() {
      this.#isClosed = true
      this.#receiver?.gone()
    }

    #end(code: number) {
      if (!this.#isClosed) this.onclose?.({ code })
      this.#isClosed = true
    }
  }
