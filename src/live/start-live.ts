import { addListener, isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import { isTemporary, retryAtOf, statusOf } from '../api/api-error.ts'
import { type EventType, type EventUpdaters, fetchQuery } from '../api/cache-updaters.ts'
import { liveApi } from '../api/live-api.ts'
import { apiBase } from '../api/send.ts'
import type { OwnPresence } from '../contract/types.gen.ts'
import { idleMs } from '../rules/limits.ts'
import { createCaches, type LiveStore } from './caches.ts'
import { type Channel, type ChannelOptions, openChannel, type PollAnswer } from './channel.ts'
import type { TicketAnswer } from './connection.ts'
import type { EventFrame } from './frames.ts'
import { connectionChanged, type EndReason, eventReceived, type LiveEvent } from './live-slice.ts'

export type { LiveStore }

/** What the channel needs from the contract's tags. Queries are named by their endpoints. */
export type LiveQueries = {
  /** What each event changes in the cached answers. */
  updaters: Record<EventType, EventUpdaters>
  /** The query by which a person without a connection counts as here. */
  presenceQuery: string
  /** The queries that say whether the person may see the game. `ofGame`: it fails if the game is deleted. */
  accessQueries: { name: string; ofGame: boolean }[]
}

/** What the connection needs from the browser. Tests pass their own. */
export type LiveEnvironment = Pick<ChannelOptions, 'openSocket' | 'random'> & {
  watchPage: typeof watchPage
  isHidden: () => boolean
}

const browserEnvironment: LiveEnvironment = {
  openSocket: (channel) => new WebSocket(socketAddress(channel)),
  watchPage,
  isHidden: () => document.visibilityState === 'hidden',
}

/**
 * Connects a store with the live channel of a game. Events update the cached answers and are dispatched for listeners;
 * the store holds the connection's status.
 * @param store with a listener middleware
 * @returns a function that ends it
 */
export function startLive(
  store: LiveStore,
  gameId: string,
  { updaters, presenceQuery, accessQueries }: LiveQueries,
  environment = browserEnvironment,
): () => void {
  const { dispatch } = store
  const caches = createCaches(store, gameId, updaters)
  let isLive = false
  const stopListening = dispatch(
    addListener({
      predicate: (action) => isFulfilled(action) || isRejected(action),
      effect: (action) => caches.queryEnded(requestIdOf(action), isLive),
    }) as unknown as UnknownAction,
  ) as unknown as () => void

  /** Fetches everything that is shown, and the person's presence even if it is not shown. */
  async function poll(): Promise<PollAnswer> {
    if (environment.isHidden()) return 'answered'
    for (const query of caches.queries()) if (query.name !== presenceQuery) void caches.refetch(query)
    const { error } = await dispatch(fetchQuery(presenceQuery, { params: { gameId } }))
    const ended = endReasonOf(error)
    if (ended) return { ended }
    return error ? 'failed' : 'answered'
  }

  const channel = openChannel({
    openSocket: environment.openSocket,
    random: environment.random,
    getTicket: (signal) => getTicket(store, gameId, signal),
    poll,
    onStatus(status) {
      isLive = status.state === 'live'
      dispatch(connectionChanged({ gameId, connection: status }))
      if (isLive) caches.renew(({ error }) => isTemporary(error))
      if (status.state !== 'ended') return
      // The server decides whether the person may still see the game, and whether the session continues.
      const isDeleted = status.reason === 'gameDeleted'
      const asked = accessQueries.filter(({ ofGame }) => !(ofGame && isDeleted)).map(({ name }) => name)
      caches.renew(({ name }) => asked.includes(name))
    },
    onEvent(frame) {
      caches.apply(frame)
      dispatch(eventReceived({ gameId, event: toEvent(frame) }))
    },
    onOutdated: (until) => caches.renew(({ startedAt }) => startedAt <= until),
    onOffContract: createReport(),
  })
  const stopWatching = environment.watchPage(channel)
  return () => {
    stopWatching()
    channel.close()
    stopListening()
    caches.stop()
  }
}

/** The id of the call that a fulfilled or rejected action of a thunk ends. */
const requestIdOf = (action: UnknownAction) => (action.meta as { requestId: string }).requestId

const toEvent = ({ type, payload, at, actorId }: EventFrame) => ({ type, payload, at, actorId }) as LiveEvent

async function getTicket({ dispatch }: LiveStore, gameId: string, signal: AbortSignal): Promise<TicketAnswer> {
  const call = dispatch(liveApi.endpoints.createLiveTicket.initiate({ params: { gameId } }, { track: false }))
  signal.addEventListener('abort', () => call.abort(), { once: true })
  const { data, error } = await call
  if (data) return { ticket: data }
  const ended = endReasonOf(error)
  const retryAt = retryAtOf(error)
  return ended ? { ended } : { waitMs: retryAt === undefined ? undefined : retryAt - Date.now() }
}

function endReasonOf(error: unknown): EndReason | undefined {
  const status = statusOf(error)
  if (status === 401) return 'signedOut'
  return status === 404 ? 'unknown' : undefined
}

/**
 * The address of a WebSocket on the API's host.
 * @param path from the root of the host, as a ticket of `createLiveTicket` names it
 * @throws if it leads to another host
 */
function socketAddress(path: string): string {
  const base = new URL(apiBase, location.origin)
  const { protocol, host, pathname, search } = new URL(path, base)
  if (host !== base.host) throw new Error('The channel is on another host.')
  return `${protocol.replace('http', 'ws')}//${host}${pathname}${search}`
}

/** Logs faults for a developer, each kind once. Each is also a performance mark, which monitoring can read. */
function createReport() {
  const said = new Set<string>()
  return (type: string, issues: string[]) => {
    performance.mark('live-off-contract', { detail: type })
    const text = `A live frame left the contract (${type}): ${issues.join('; ')}`
    if (!import.meta.env.DEV || said.has(text)) return
    said.add(text)
    // biome-ignore lint/suspicious/noConsole: where a developer looks
    console.error(text)
  }
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Reports to the channel: the network is lost or back, the page is visible, suspended, or untouched for long.
 * @returns a function that stops it
 */
export function watchPage({ wake, drop, report }: Pick<Channel, 'wake' | 'drop' | 'report'>): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  let touchedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const presence = (): OwnPresence =>
    document.visibilityState === 'visible' && Date.now() - touchedAt < idleMs ? 'here' : 'away'
  const reportPresence = () => {
    report(presence())
    clearTimeout(timer)
    const leftMs = touchedAt + idleMs - Date.now()
    // An idle page needs no timer until it is touched.
    if (leftMs > 0) timer = setTimeout(reportPresence, leftMs)
  }
  const onTouch = () => {
    const wasHere = presence() === 'here'
    touchedAt = Date.now()
    if (!wasHere) reportPresence()
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') {
      touchedAt = Date.now()
      wake()
    }
    reportPresence()
  }

  for (const event of touches) addEventListener(event, onTouch, options)
  document.addEventListener('visibilitychange', onReturn, options)
  addEventListener('online', wake, options)
  addEventListener('offline', drop, options)
  // A page with an open WebSocket is not kept for Back and Forward.
  addEventListener('pagehide', drop, options)
  addEventListener('pageshow', onReturn, options)
  reportPresence()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
