import { isoTime } from '../../mocks/db/time.ts'
import type { Hub } from '../../mocks/live/hub.ts'
import { channelHandler } from '../../mocks/live/in-browser.ts'
import { type PublishedEvent, publish } from '../../mocks/live/publish.ts'
import type { Socket } from '../../mocks/live/socket.ts'
import { streams } from '../../mocks/live/tables.ts'
import { inGame, memberships } from '../../mocks/tags/games/tables.ts'
import type { AppStore } from '../../src/app/store.ts'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { countSeconds } from '../../src/rules/lobby-limits.ts'
import type { EventExample } from './event-list.ts'
import type { StoryMock } from './mock.ts'

export type SendEvent = (event: EventExample) => Promise<void>

const signals: readonly string[] = ['welcome', 'beat', 'resync', 'bye']

/**
 * The live channel of a story: its game is told what the mocked backend tells, and besides whatever is sent by hand,
 * the same way.
 */
export function createLine({ world, hub }: Pick<StoryMock, 'world' | 'hub'>, store: AppStore) {
  let open: { gameId: string; seq: number; socket: Socket } | undefined

  const connect: Hub['connect'] = (socket, gameId) => {
    const line = { gameId, seq: 0, socket }
    const send = (text: string) => {
      const { seq }: { seq: number } = JSON.parse(text)
      line.seq = seq
      open = line
      socket.send(text)
    }
    return hub.connect({ ...socket, send }, gameId)
  }

  /** Sends the example of an event, once the page hears and has what it asked for. */
  const sendEvent: SendEvent = async ({ type, name }) => {
    await untilQuiet(store)
    if (!open) return
    const { gameId, seq, socket } = open
    const payload = payloadOf({ type, name }, world.now())
    if (!signals.includes(type))
      return world.step((rows) => publish(rows, gameId, { type, payload: () => payload } as unknown as PublishedEvent))
    if (type === 'bye') await unseat(world, gameId)
    // A signal repeats the number of the last fact.
    socket.send(JSON.stringify({ v: 1, type, seq, at: isoTime(world.now()), payload }))
  }
  return { handler: channelHandler({ ...hub, connect }), sendEvent }
}

/** The backend does not know of an event that is sent by hand: an answer that comes after it would take it back. */
const isQuiet = ({ live, api }: ReturnType<AppStore['getState']>): boolean =>
  live?.connection.state === 'live' && Object.values(api.queries).every((query) => query?.status !== 'pending')

const untilQuiet = (store: AppStore) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isQuiet(store.getState())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })

const dayMs = 24 * 3600 * 1000
/** The examples are of one evening, and tell of the days around it. */
const eveningOfExamples = Date.parse('2026-11-22T20:00:00Z')

/** The example's payload, as if its evening were the last one before now. A count begins now. */
function payloadOf({ type, name }: EventExample, now: number): object {
  const example = (eventExamples[type] as Record<string, object>)[name]
  if (!example) throw new Error(`${type} has no example ${name}.`)
  const laterMs = Math.floor((now - eveningOfExamples) / dayMs) * dayMs
  const payload = JSON.parse(JSON.stringify(example), (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? isoTime(Date.parse(value) + laterMs)
      : value,
  )
  return type === 'play.starting' ? { ...payload, goesAt: isoTime(now + countSeconds * 1000) } : payload
}

/** Whoever is told that they were removed finds that to be so. */
const unseat = (world: StoryMock['world'], gameId: string) =>
  world.step(async (rows) => {
    for (const { userId } of await rows(streams).where({ gameId })) {
      const seat = await rows(memberships).get(inGame(gameId, userId))
      if (seat) rows(memberships).delete(seat)
    }
  })
