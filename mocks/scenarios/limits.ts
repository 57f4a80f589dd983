/** How much longer an answer takes, seconds: in the slow scenario, and as a fault (longer than a person has to wait). */
export const slowSeconds = 3
export const slowFaultSeconds = 12

/** What Retry-After asks for, seconds. */
export const retrySeconds = 30

/** How long a session lasts in the scenario of a short one, seconds: half a minute before the warning. */
export const shortSessionSeconds = 150
