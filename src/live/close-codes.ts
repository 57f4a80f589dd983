import type { EndReason } from './live-slice.ts'

/** The codes of a line that closes for good, where its last frame got lost. */
export const endings: Partial<Record<number, EndReason>> = { 4401: 'signedOut', 4403: 'removed', 4404: 'gameDeleted' }

/** Too many tabs, or too many frames. */
export const busyCode = 4429
