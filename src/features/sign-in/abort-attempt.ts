import { progressCancelled } from '../../shell/overlays/overlays-slice.ts'

/** The id of the sign-in's progress, whichever call is under way. */
export const progressId = 'sign-in'

/** Cancels the call under way, if there is one. */
export const abortAttempt = () => progressCancelled(progressId)
