import { addListener, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { retryAtOf, statusOf } from '../api/api-error.ts'
import { isOwnCommand } from '../api/commands.ts'
import { liveApi } from '../api/live-api.ts'
import { lobbyApi } from '../api/lobby-api.ts'
import { type ChannelOptions, openChannel } from './channel.ts'
import { feedCaches } from './feed-caches.ts'
import { type ApiRoot, keptOf, refetch } from './kept-queries.ts'
import { connectionChanged, type EndReason, type Fact, factReceived } from './live-slice.ts'
import { readCall } from './read-call.ts'
import type { FactFrame } from './read-frame.ts'
import { socketAddress } from './socket-address.ts'
import type { PollAnswer, TicketAnswer } from './ticket-desk.ts'
import { watchPage } from './watch-page.ts'

type Store = { getState: () => ApiRoot; dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction> }

/** What the connection needs of the browser. Tests bring their own. */
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
 * Connects a store with the live channel of a game: facts change what was fetched and are told to who asked for them,
 * and the store says how the connection stands.
 *
 * @param store with a listener middleware
 * @returns a function that ends it
 */
export function startLive(store: Store, gameId: string, environment = browserEnvironment): () => void {
  const { dispatch } = store
  const caches = feedCaches(store, gameId)
  const stopListening = dispatch(
    addListener({
      predicate: (action) => readCall(action) !== undefined,
      effect: (action) => caches.watch(action),
    }) as unknown as UnknownAction,
  ) as unknown as () => void
  const channel = openChannel({
    openSocket: environment.openSocket,
    random: environment.random,
    getTicket: (signal) => getTicket(store, gameId, signal),
    poll: () => poll(store, gameId, environment),
    onConnection(connection) {
      dispatch(connectionChanged({ gameId, connection }))
      if (connection.state === 'live') caches.retry()
      // The server says what is left to see, and whether the session goes on.
      if (connection.state === 'ended') caches.renewAccess(connection.reason)
    },
    onFact(frame) {
      caches.heed(frame)
      dispatch(factReceived({ gameId, fact: toFact(frame) }))
    },
    onStale: caches.renew,
    onOffContract: reportOffContract,
  })
  const stopWatching = environment.watchPage(channel)
  return () => {
    stopWatching()
    channel.close()
    stopListening()
    caches.stop()
  }
}

const toFact = ({ type, payload, at, actorId, commandId }: FactFrame) =>
  ({ type, payload, at, actorId, isOwn: isOwnCommand(commandId) }) as Fact

async function getTicket({ dispatch }: Store, gameId: string, signal: AbortSignal): Promise<TicketAnswer> {
  const call = dispatch(liveApi.endpoints.createLiveTicket.initiate({ params: { gameId } }, { track: false }))
  signal.addEventListener('abort', () => call.abort(), { once: true })
  const { data, error } = await call
  if (data) return { ticket: data }
  const ended = endOf(error)
  const retryAt = retryAtOf(error)
  return ended ? { ended } : { waitMs: retryAt && retryAt - Date.now() }
}

/** Asks again for all that is shown, and for the lobby in any case: whoever asks that counts as here. */
async function poll(store: Store, gameId: string, { isHidden }: LiveEnvironment): Promise<PollAnswer> {
  if (isHidden()) return 'answered'
  for (const query of keptOf(store, gameId)) if (query.name !== 'getLobby') refetch(store, query)
  const lobby = lobbyApi.endpoints.getLobby.initiate({ params: { gameId } }, { subscribe: false, forceRefetch: true })
  const { error } = await store.dispatch(lobby)
  const ended = endOf(error)
  if (ended) return { ended }
  return error ? 'failed' : 'answered'
}

function endOf(error: unknown): EndReason | undefined {
  const status = statusOf(error)
  if (status === 401) return 'signedOut'
  return status === 404 ? 'unknown' : undefined
}

/** Tells a developer; a live page counts, in marks that whoever measures pages can read. */
function reportOffContract(type: string, issues: string[]) {
  // biome-ignore lint/suspicious/noConsole: where a developer looks
  if (import.meta.env.DEV) console.error(`A live event "${type}" is off the contract: ${issues.join('; ')}`)
  performance.mark('live-off-contract', { detail: type })
}
