import { vi } from 'vitest'
import { createHub, type HubOptions } from '../../mocks/live/hub.ts'
import type { Frame } from '../../mocks/live/tables.ts'
import type { GameEvents } from '../../src/contract/events.gen.ts'
import type { LiveTicket } from '../../src/contract/types.gen.ts'
import { createGameOfAll, type Person } from './mock-game.ts'

type Up = GameEvents['up']

/** Fakes the clock, except for the platform's own timers. */
export const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

/** A game with everyone in it, and a hub that serves it. */
export async function createHubOfAll(options: HubOptions = {}) {
  const table = await createGameOfAll()
  const { world, gameId } = table
  const hub = createHub(world, options)

  /** Lets all running work finish. */
  const settle = async () => {
    for (let round = 0; round < 4; round++) {
      await world.step(() => {})
      await new Promise(setImmediate)
    }
  }
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1000) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 1000))
      await settle()
    }
  }
  const ask = async (who: Person) => (await who.call('createLiveTicket', { params: { gameId } })).body as LiveTicket

  const open = () => {
    const received: Frame[] = []
    let closed: number | undefined
    const receiver = hub.connect(
      {
        send: (text) => void received.push(JSON.parse(text)),
        close(code) {
          closed = code
        },
      },
      gameId,
    )
    return {
      received,
      types: () => received.map(({ type }) => type),
      closed: () => closed,
      send: <Type extends keyof Up>(type: Type, payload: Up[Type]) =>
        receiver.receive(JSON.stringify({ v: 1, type, payload })),
      receive: receiver.receive,
      leave: receiver.gone,
    }
  }
  /** An open connection of a person. @param from its position; without it the ticket's */
  const join = async (who: Person, from: Partial<Up['hello']> = {}) => {
    const { ticket, stream, seq } = await ask(who)
    const line = open()
    line.send('hello', { ticket, stream, seq, presence: 'here', ...from })
    await settle()
    return line
  }
  return { ...table, hub, settle, pass, ask, open, join }
}
