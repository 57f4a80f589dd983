/** How often a waiting person polls, in milliseconds. */
export const waitingPollMs = 5_000

/** How often requests to join are polled for host and admins, in milliseconds. */
export const requestsPollMs = 15_000

/** The most seats of a game. A test compares it with the contract. */
export const mostSeats = 12
