/** Milliseconds until the modal is shown, so that a quick answer causes no flash. */
export const showAfterMs = 300

/** Seconds until the person is offered to cancel. */
export const offerCancelSeconds = 10
