/** A quick answer does not flash, milliseconds. */
export const showAfterMs = 300

/** Seconds after which whoever waits may stop waiting. */
export const offerCancelSeconds = 10
