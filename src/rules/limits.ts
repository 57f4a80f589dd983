/** Minutes until a code expires. */
export const codeMinutes = 10

/** The most codes that a contact is sent within `codeMinutes`, and the most wrong codes that a request accepts. */
export const maxStarts = 5
export const maxTries = 5

const hour = 3_600_000

/** For how long a link into a game works, at least and at most, in milliseconds, as `NewInvitation` says. */
export const linkLifetimeMs = { shortest: hour, longest: 30 * 24 * hour }

/** Dates are so many years ahead at most, as `offerDates` says. */
export const yearsAhead = 2

/** The same member is nudged once in so many milliseconds. */
export const nudgeAgainMs = 60_000

/** So many seconds are between a start and the table. The server says when they are over. */
export const countSeconds = 5

/** So many boundaries there are before anybody sees one. */
export const boundariesShown = 3

/** The bytes of a megabyte. */
export const megabyte = 1024 * 1024

/** The largest file of ideas, bytes, as `importIdeas` says. */
export const largestFile = 10 * megabyte

/** For how long a deleted idea can be brought back, in milliseconds, as `restoreIdea` says. */
export const restoreMs = 24 * 3600 * 1000

/** How often a waiting person polls, in milliseconds. */
export const waitingPollMs = 5_000

/** How often requests to join are polled for host and admins, in milliseconds. */
export const requestsPollMs = 15_000

/** The most seats of a game. A test compares it with the contract. */
export const mostSeats = 12

/** For how long its author can remove an entry of the log, in milliseconds, as `removeEntry` says. */
export const removableForMs = 10 * 60_000
