import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { EventType } from '../api/cache-updaters.ts'
import type { GameEvents } from '../contract/events.gen.ts'
import { rootReducer } from '../session/root-reducer.ts'

/** An event of the current game. It says how something is now. */
export type LiveEvent = {
  [Each in EventType]: {
    type: Each
    payload: GameEvents['down'][Each]
    /** When it happened by the server's clock, RFC 3339. After a reconnection that may be minutes ago. */
    at: string
    actorId?: string | undefined
  }
}[EventType]

/**
 * Why the channel is closed for good. `unknown`: the game does not exist or is not mine; a stranger does not learn which.
 */
export type EndReason =
  | Extract<GameEvents['down']['bye']['reason'], 'removed' | 'left' | 'gameDeleted' | 'signedOut'>
  | 'unknown'

/** `polling`: no connection can be opened, and the page fetches everything now and then (`pollMs`). */
export type ConnectionStatus =
  | { state: 'connecting' | 'live' | 'reconnecting' | 'polling' }
  | { state: 'ended'; reason: EndReason }

type Received = { gameId: string; event: LiveEvent }
type LiveState = { gameId: string; connection: ConnectionStatus }

const initialState: LiveState = { gameId: '', connection: { state: 'connecting' } }

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged(state, { payload: { gameId, connection } }: PayloadAction<LiveState>) {
      state.gameId = gameId
      // The view is not drawn again for the same state, such as that of a channel which has just been opened.
      if (connection.state !== state.connection.state || connection.state === 'ended') state.connection = connection
    },
    /**
     * An event has arrived, once and in order. The state of this slice stays as it is; listeners handle the event at
     * once. Its changes of cached answers are drawn with the next frame, together with those of other events.
     */
    eventReceived: {
      reducer: (_state, _action: PayloadAction<Received>) => {},
      // `prepareAutoBatched` of Redux Toolkit does the same, but would add to the start.
      prepare: (payload: Received) => ({ payload, meta: { RTK_autoBatch: true } }),
    },
  },
  selectors: {
    selectConnection: ({ connection }) => connection,
    selectEndReason: ({ gameId, connection }, ofGame: string) =>
      gameId === ofGame && connection.state === 'ended' ? connection.reason : undefined,
  },
})

declare module '../session/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof slice> {}
}

const liveSlice = slice.injectInto(rootReducer)
export const { connectionChanged, eventReceived } = liveSlice.actions
export const { selectConnection, selectEndReason } = liveSlice.selectors
