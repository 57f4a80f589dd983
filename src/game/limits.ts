/** How often somebody who waits for another person asks anew, in milliseconds. */
export const waitingPollMs = 5_000

/** How often host and admins are told who waits to be let in, in milliseconds. */
export const requestsPollMs = 15_000

/** The most seats that a table has. A test holds it to the contract. */
export const mostSeats = 12
