import { progressCancelled } from '../../platform/overlays/overlays-slice.ts'

/** The progress of whatever call of the sign-in is under way. */
export const progressId = 'sign-in'

/** Cancels the call under way, if there is one. */
export const abortAttempt = () => progressCancelled(progressId)
