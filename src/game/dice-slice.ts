import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Audience } from '../contract/types.gen.ts'
import { rootReducer } from '../session/root-reducer.ts'
import type { FallenDie } from './die.tsx'

/** A roll that a view of the game wants: at once, or put into the tray to be adjusted first. */
export type WantedRoll = {
  /** What it belongs to in the view, such as the id of a roll block. */
  by: string
  /** Its own label there. A roll request may name it. */
  block: string
  notation: string
  label: string
  audience: Audience
  isAdjusted: boolean
}

/** How a wanted roll ended: “14”, its dice, the numbers added to them, and the same in a sentence. `id`: its entry in the log. */
export type WantedResult = {
  by: string
  id: string
  result: string
  dice: readonly FallenDie[]
  added: string
  words: string
}

type DiceState = {
  wanted?: WantedRoll | undefined
  rollingBy?: string | undefined
  last?: WantedResult | undefined
  /** The labels of the roll requests that each person answers with a roll of their own. */
  asked: readonly string[]
}

const initialState: DiceState = { asked: [] }

/** Why nobody can roll without a connection. */
export const offlineReason = "You're offline. You can roll once you're back."

/** Whether two labels of rolls are the same. */
export const isSameLabel = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

const slice = createSlice({
  name: 'dice',
  initialState,
  reducers: {
    /** A view wants a roll. The dice take it, as soon as they are loaded. */
    rollWanted: (state, { payload }: PayloadAction<WantedRoll>) => ({
      ...state,
      wanted: payload,
      rollingBy: payload.isAdjusted ? undefined : payload.by,
    }),
    rollTaken: (state) => ({ ...state, wanted: undefined }),
    /** Without a result nothing was rolled; the tray says why. */
    rollEnded: (state, { payload }: PayloadAction<WantedResult | undefined>) => ({
      ...state,
      rollingBy: undefined,
      last: payload ?? state.last,
    }),
    /** Other roll requests can be answered now. @param payload their labels */
    rollsAsked: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, asked: payload }),
  },
  selectors: {
    selectWantedRoll: ({ wanted }) => wanted,
    selectRollingBy: ({ rollingBy }) => rollingBy,
    selectLastResult: ({ last }) => last,
    selectAsked: ({ asked }) => asked,
  },
})

declare module '../session/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof slice> {}
}

const diceSlice = slice.injectInto(rootReducer)
export const { rollWanted, rollTaken, rollEnded, rollsAsked } = diceSlice.actions
export const { selectWantedRoll, selectRollingBy, selectLastResult, selectAsked } = diceSlice.selectors
