import type { createHub } from '../../mocks/live/hub.ts'
import type { Receiver } from '../../mocks/live/socket.ts'
import { statusOf } from '../../src/api/api-error.ts'
import type { Call } from '../../src/api/call.ts'
import { toApiError } from '../../src/api/send.ts'
import type { LiveFrame } from '../../src/contract/types.gen.ts'
import type { Socket } from '../../src/live/connection.ts'
import type { Live, Send } from './live-store.ts'
import type { Person } from './mock-game.ts'

/** How bad the network is: each a chance from 0 to 1, for one frame or one answer. */
export type Noise = { drop: number; double: number; late: number }

type Options = {
  live: Live
  person: Person
  hub: ReturnType<typeof createHub>
  gameId: string
  random: () => number
  noise: () => Noise
  /** Receives each frame as the server sends it. */
  onFrame: (frame: LiveFrame) => void
}

/** A member's tab: the real store and channel over a mocked server, on a bad network. */
export function openClient({ live, person, hub, gameId, random, noise, onFrame }: Options) {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const isLate = () => random() < noise().late
  let isOnline = true
  const malformed: string[] = []
  let breakLine = () => {}

  const send: Send = async (call) => {
    if (isLate()) await wait(random() * 900)
    if (!isOnline) return { error: { kind: 'no-network' } }
    const answer = await answerOf(person, call)
    if ('error' in answer && statusOf(answer.error) === 400) malformed.push(call.operation.id)
    if (isLate()) await wait(random() * 900)
    return isOnline ? answer : { error: { kind: 'no-network' } }
  }

  const openSocket = (): Socket => {
    let receiver: Receiver | undefined
    let isOver = false
    const end = (code: number) => {
      if (isOver) return
      isOver = true
      socket.onclose?.({ code } as CloseEvent)
    }
    const arrive = (data: string) => !isOver && socket.onmessage?.(new MessageEvent('message', { data }))
    const socket = {
      send: (text: string) => receiver?.receive(text),
      close() {
        isOver = true
        receiver?.gone()
      },
    } as unknown as WebSocket
    breakLine = () => {
      receiver?.gone()
      end(1006)
    }
    setTimeout(() => {
      if (isOver) return
      if (!isOnline) return end(1006)
      receiver = hub.connect(
        {
          send(text) {
            onFrame(JSON.parse(text))
            if (random() < noise().drop) return
            setTimeout(arrive, isLate() ? 20 + random() * 600 : 20, text)
            if (random() < noise().double) setTimeout(arrive, 20 + random() * 900, text)
          },
          close: (code) => setTimeout(end, 20, code),
        },
        gameId,
      )
      socket.onopen?.(new Event('open'))
    }, 5)
    return socket
  }

  const store = live.openStore(send)
  const environment = { openSocket, random, isHidden: () => false, watchPage: () => () => {} }
  const heard: string[] = []
  store.dispatch(
    live.addListener({
      actionCreator: live.eventReceived,
      effect: ({ payload }) => void heard.push(payload.event.type),
    }) as never,
  )
  let stop = live.startGameLive(store, gameId, environment)
  return {
    person,
    store,
    /** The types of the events that the store has received. */
    heard,
    /** The client's calls that break the contract. */
    malformed,
    breakLine: () => breakLine(),
    setOnline(next: boolean) {
      isOnline = next
      if (!next) breakLine()
    },
    connection: () => store.getState().live?.connection,
    /** Whether any query or mutation is running. */
    isBusy: () =>
      [store.getState().api.queries, store.getState().api.mutations].some((calls) =>
        Object.values(calls).some((call) => call?.status === 'pending'),
      ),
    kept: (name: string) =>
      Object.values(store.getState().api.queries).find((query) => query?.endpointName === name)?.data as never,
    /** All answers to a query, with what they were asked for. */
    keptAll: <Data>(name: string) =>
      Object.values(store.getState().api.queries).flatMap((query) =>
        query?.endpointName === name && query.data !== undefined
          ? [
              {
                arg: query.originalArgs as { params: Record<string, string> },
                data: query.data as Data,
                error: query.error,
              },
            ]
          : [],
      ),
    /** Opens the game again, as after a reload. */
    reopen() {
      stop()
      store.dispatch(live.api.util.resetApiState())
      stop = live.startGameLive(store, gameId, environment)
    },
    close: () => stop(),
  }
}

export type LiveClient = ReturnType<typeof openClient>

async function answerOf(person: Person, { operation, input }: Call) {
  const headers = Object.fromEntries(Object.entries(input.headers ?? {}).map(([name, value]) => [name, String(value)]))
  const { params, query, body } = input
  const reply = await person.call(operation.id as 'getGame', {
    ...(params && { params }),
    ...(query && { query }),
    headers,
    body,
  })
  const { status } = reply
  const declared = operation.answers[status]
  if (!declared) return { error: toApiError(status, reply.body, undefined) }
  const names = Object.keys(declared.headers ?? {}).filter((name) => reply.headers.has(name))
  const received = Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? '']))
  return { data: { status, headers: received, body: declared.body ? reply.body : null } }
}
