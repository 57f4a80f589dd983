/** Seconds after a code before the next may be asked for. */
export const resendSeconds = 30

/** Minutes that the contact of a verification that nobody finished is kept; its code is long dead by then. */
export const pendingMinutes = 15
