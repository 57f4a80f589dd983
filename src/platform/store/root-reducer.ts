import { combineSlices } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import { overlaysSlice } from '../overlays/overlays-slice.ts'
import { sessionSlice } from '../session/session-slice.ts'

/**
 * The slices that come with their feature, when its screen is loaded. Each adds its type beside its
 * `injectInto(rootReducer)`: `declare module '…/root-reducer.ts' { interface FeatureSlices extends WithSlice<typeof gamesSlice> {} }`.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions lint/suspicious/noEmptyInterface: only an interface can be added to
export interface FeatureSlices {}

/** What every page needs; a feature's slice comes in with the feature. */
export const rootReducer = combineSlices(api, overlaysSlice, sessionSlice).withLazyLoadedSlices<FeatureSlices>()
