import type { GameEvents } from '../contract/events.gen.ts'
import type { Hello, LiveCommand } from '../contract/types.gen.ts'
import { aliveMs, attemptMs, silenceMs } from './limits.ts'
import { type Read, readFrame } from './read-frame.ts'

/** What the channel needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

type LineOptions = {
  socket: Socket
  hello: Hello
  onFrame: (read: Read) => void
  /** The line is dead: closed with a code, or silent (no code). It is called once, and nothing after it. */
  onLost: (code?: number) => void
}

type Up = GameEvents['up']

/**
 * One opened WebSocket, until it closes: says hello, gives signs of life, and notices when the other side gives none.
 * A hidden tab's timers are slow, so that signs of life also answer what arrives.
 */
export function createLine({ socket, hello, onFrame, onLost }: LineOptions) {
  let isOver = false
  let isOpen = false
  let heardAt = Date.now()
  let sentAt = 0
  let deadline = attemptMs

  const send = <Type extends keyof Up>(type: Type, payload: Up[Type]) => {
    if (!isOpen) return
    const frame: LiveCommand = { v: 1, type, payload }
    socket.send(JSON.stringify(frame))
    sentAt = Date.now()
  }
  const giveSign = () => {
    if (Date.now() - sentAt >= aliveMs) send('alive', {})
  }
  const isSilent = () => Date.now() - heardAt >= deadline
  const lose = (code?: number) => {
    if (isOver) return
    end()
    onLost(code)
  }
  const end = () => {
    isOver = true
    isOpen = false
    clearTimeout(timer)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
  /** Fires when a sign of life is due, or when the silence has lasted too long. */
  const pulse = () => {
    if (isSilent()) return lose()
    giveSign()
    const due = Math.min(heardAt + deadline, isOpen ? sentAt + aliveMs : Number.POSITIVE_INFINITY)
    timer = setTimeout(pulse, due - Date.now())
  }
  let timer = setTimeout(pulse, deadline)

  socket.onopen = () => {
    isOpen = true
    send('hello', hello)
  }
  socket.onmessage = ({ data }) => {
    heardAt = Date.now()
    deadline = silenceMs
    giveSign()
    onFrame(readFrame(data))
  }
  socket.onclose = ({ code }) => lose(code)

  return {
    send,
    end,
    /** Notices at once a silence that a sleeping tab could not. */
    check: () => {
      if (isSilent()) lose()
    },
  }
}
