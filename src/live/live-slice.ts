import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { GameEvents } from '../contract/events.gen.ts'
import { rootReducer } from '../session/root-reducer.ts'

/** What says how the channel stands. Every other event from the server is a fact. */
export type Signal = 'welcome' | 'beat' | 'resync' | 'bye'
export type FactType = Exclude<keyof GameEvents['down'], Signal>

/** Something that has become true in the current game. */
export type Fact = {
  [Each in FactType]: {
    type: Each
    payload: GameEvents['down'][Each]
    /** When it happened by the server's clock, RFC 3339. After a reconnection that may be minutes ago. */
    at: string
    actorId?: string | undefined
    /** It comes of a command of this tab. */
    isOwn: boolean
  }
}[FactType]

/** Why the channel is closed for good. `unknown`: the game is none, or not mine; a stranger is not told which. */
export type EndReason =
  | Extract<GameEvents['down']['bye']['reason'], 'removed' | 'left' | 'gameDeleted' | 'signedOut'>
  | 'unknown'

/**
 * How the connection stands. `polling`: no channel can be opened, and what is shown is asked for again every 15 seconds.
 */
export type Connection =
  | { state: 'connecting' | 'live' | 'reconnecting' | 'polling' }
  | { state: 'ended'; reason: EndReason }

type Received = { gameId: string; fact: Fact }
type LiveState = { gameId: string; connection: Connection }

const initialState: LiveState = { gameId: '', connection: { state: 'connecting' } }

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged: (_state, { payload }: PayloadAction<LiveState>) => payload,
    /**
     * A fact has arrived, once and in order. It changes nothing here: listeners heed it, at once. What it changes of what
     * was fetched is drawn with the next frame, once for all facts that came meanwhile.
     */
    factReceived: {
      reducer: (_state, _action: PayloadAction<Received>) => {},
      // What `prepareAutoBatched` of Redux Toolkit gives, which would come with the start.
      prepare: (payload: Received) => ({ payload, meta: { RTK_autoBatch: true } }),
    },
  },
  selectors: {
    selectConnection: ({ connection }) => connection,
    selectLiveGame: ({ gameId }) => gameId,
  },
})

declare module '../session/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof slice> {}
}

export const liveSlice = slice.injectInto(rootReducer)
export const { connectionChanged, factReceived } = liveSlice.actions
export const { selectConnection, selectLiveGame } = liveSlice.selectors
