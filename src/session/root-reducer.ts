import { combineSlices } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { overlaysSlice } from '../shell/overlays/overlays-slice.ts'
import { sessionSlice } from './session-slice.ts'

/**
 * The slices that are injected with their feature, when its screen is loaded. Each feature adds its type beside its
 * `injectInto(rootReducer)`: `declare module '…/root-reducer.ts' { interface FeatureSlices extends WithSlice<typeof
 * gamesSlice> {} }`.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions lint/suspicious/noEmptyInterface: only an interface can be added to
export interface FeatureSlices {}

/** The reducers that every page needs. A feature injects its own slice. */
export const rootReducer = combineSlices(api, overlaysSlice, sessionSlice).withLazyLoadedSlices<FeatureSlices>()
