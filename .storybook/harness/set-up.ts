import { getResponse } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import type { HttpHandler } from 'msw/http'
import { addons } from 'storybook/preview-api'
import { isoTime } from '../../mocks/db/time.ts'
import { handlerOf } from '../../mocks/http/api.ts'
import { createHandler } from '../../mocks/http/create-handler.ts'
import type { Hub } from '../../mocks/live/hub.ts'
import { channelHandler } from '../../mocks/live/in-browser.ts'
import { type PublishedEvent, publish } from '../../mocks/live/publish.ts'
import type { Socket } from '../../mocks/live/socket.ts'
import { streams } from '../../mocks/live/tables.ts'
import { createBackend } from '../../mocks/scenarios/backend.ts'
import { createCallLog } from '../../mocks/scenarios/call-log.ts'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import { createSettings } from '../../mocks/scenarios/settings.ts'
import { inGame, memberships } from '../../mocks/tags/games/tables.ts'
import { prefetchScreen } from '../../src/app/screens.tsx'
import { type AppStore, makeStore } from '../../src/app/store.ts'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { zVerificationStarted } from '../../src/contract/schemas/openapi.gen.ts'
import { countSeconds } from '../../src/rules/limits.ts'
import { refreshUser } from '../../src/session/session-thunks.ts'
import { findRoute } from '../../src/shell/routes.ts'
import { type EventExample, sendEventMessage } from './live-events.ts'
import { AppAround, type AppParameters } from './store.tsx'
import { isTest } from './toolbar.ts'

type Setting = { app: AppParameters; scenario: ScenarioId; latency: number }

/**
 * A fresh backend and a fresh store, with the story's session. The scenario begins after that.
 *
 * @returns what a play function gets, and `end`, which closes the live channel and stops listening to the toolbar
 */
export async function setUp({ app, scenario, latency }: Setting) {
  const msw = await startWorker()
  const mock = createMock()
  const store = makeStore()
  const { handler, sendEvent } = createChannel(mock, store)
  const channel = addons.getChannel()
  channel.on(sendEventMessage, sendEvent)
  const end = () => {
    channel.off(sendEventMessage, sendEvent)
    mock.hub.close()
    msw.resetHandlers()
  }
  const stage = { mock, store, sendEvent, around: AppAround, end }
  msw.use(...mock.handlers, handler)

  const { path, session = 'out', userId, faults = {}, answers = [] } = app
  // Loading a screen would count against the time limit of the play function.
  if (path) await prefetchScreen(findRoute(path.split('?')[0] ?? '').id)
  if (session === 'in') await signIn(mock)
  if (userId) msw.use(userNamed(userId, mock))
  if (session === 'unknown') mock.settings.change({ chosenAnswers: { getUserInfo: { fault: 'hanging' } } })
  const asked = store.dispatch(refreshUser())
  if (session !== 'unknown') await asked
  msw.use(...answers)
  mock.settings.change({
    scenario: app.scenario ?? scenario,
    latency,
    chosenAnswers: {
      ...mock.settings.get().chosenAnswers,
      ...Object.fromEntries(Object.entries(faults).map(([id, fault]) => [id, { fault }])),
    },
  })
  return stage
}

let starting: Promise<SetupWorker> | undefined

/**
 * Starts the page's one service worker; all stories of a docs page request it at once. Its file is beside iframe.html,
 * also if Storybook is served below a path. In a test, which would take a seventh longer with it, MSW answers in the
 * page, as in browsers that have none.
 */
export function startWorker(): Promise<SetupWorker> {
  starting ??= (async () => {
    if (isTest) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    const worker = setupWorker()
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
    return worker
  })()
  return starting
}

export type StoryMock = ReturnType<typeof createMock>

/** A mocked backend in memory. It ends with the story, and no other story sees it. */
export function createMock() {
  const settings = createSettings()
  const calls = createCallLog()
  const backend = createBackend({ settings, calls })
  return { ...backend, settings, calls }
}

/** The person of the stories. */
export const person = 'rowan@example.com'

/** Signs the person in on the mock, as the app does: requests a code, reads it in the outbox, sends it. */
export async function signIn(mock: StoryMock): Promise<void> {
  const { world } = mock
  const started = await callMock(mock, 'startVerification', { body: { email: person } })
  const { requestId } = zVerificationStarted.parse(await started.json())
  await callMock(mock, 'checkVerification', { body: { requestId, code: world.outbox.list()[0]?.code } })
  await world.outbox.clear()
}

type Asked = { body?: unknown; headers?: Record<string, string> }

/** Calls an operation without path parameters as another tab of the person would. @throws where it is refused */
export async function callMock({ handlers }: StoryMock, id: OperationId, { body, headers }: Asked): Promise<Response> {
  const { method, path } = operations[id]
  const request = new Request(`${location.origin}${basePath}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  if (!response?.ok) throw new Error(`The mock refused ${id}.`)
  return response
}

/** Answers userinfo with this user id, for an hour. */
export function userNamed(userId: string, { world }: StoryMock): HttpHandler {
  const answer = createHandler('getUserInfo', ({ answer }) =>
    answer(200, { userId, session: { exp: Math.floor(Date.now() / 1000) + 3600 } }),
  )(world)
  return handlerOf('getUserInfo', (request, params) => answer({ request, params }))
}

export type SendEvent = (event: EventExample) => Promise<void>

const signals: readonly string[] = ['welcome', 'beat', 'resync', 'bye']

/**
 * The live channel of a story: it carries the events of the mocked backend, and those that are sent by hand.
 */
export function createChannel({ world, hub }: Pick<StoryMock, 'world' | 'hub'>, store: AppStore) {
  let open: { gameId: string; seq: number; socket: Socket } | undefined

  const connect: Hub['connect'] = (socket, gameId) => {
    const connection = { gameId, seq: 0, socket }
    const send = (text: string) => {
      const { seq }: { seq: number } = JSON.parse(text)
      connection.seq = seq
      open = connection
      socket.send(text)
    }
    return hub.connect({ ...socket, send }, gameId)
  }

  /** Sends the example of an event, once the page is connected and has its answers. */
  const sendEvent: SendEvent = async ({ type, name }) => {
    await untilQuiet(store)
    if (!open) return
    const { gameId, seq, socket } = open
    const payload = payloadOf({ type, name }, world.now())
    if (!signals.includes(type))
      return world.step((rows) => publish(rows, gameId, { type, payload: () => payload } as unknown as PublishedEvent))
    if (type === 'bye') await unseat(world, gameId)
    // A signal repeats the number of the last event.
    socket.send(JSON.stringify({ v: 1, type, seq, at: isoTime(world.now()), payload }))
  }
  return { handler: channelHandler({ ...hub, connect }), sendEvent }
}

/** The backend does not know of events that are sent by hand, so a later answer would revert them. */
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
/** The examples are about one evening and the days around it. */
const eveningOfExamples = Date.parse('2026-11-22T20:00:00Z')

/** The example's payload, with its evening moved to the last one before now. A countdown begins now. */
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

/** After the event that a person was removed, the backend answers accordingly. */
const unseat = (world: StoryMock['world'], gameId: string) =>
  world.step(async (rows) => {
    for (const { userId } of await rows(streams).where({ gameId })) {
      const seat = await rows(memberships).get(inGame(gameId, userId))
      if (seat) rows(memberships).delete(seat)
    }
  })
