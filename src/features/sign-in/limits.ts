/** Seconds from sending a code until the next one may be requested. */
export const resendSeconds = 30

/** Minutes that the contact of an unfinished verification is kept. Its code has expired long before. */
export const pendingMinutes = 15
