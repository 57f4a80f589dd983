/**
 * Seconds that an answer is delayed: in the slow scenario, and by the slow fault, which is longer than a person has to
 * wait.
 */
export const slowSeconds = 3
export const slowFaultSeconds = 12

/** The value of Retry-After, seconds. */
export const retrySeconds = 30

/** The length of a session in the short-session scenario, seconds. The warning comes after half a minute. */
export const shortSessionSeconds = 150
