/** Minutes until a code expires. */
export const codeMinutes = 10

/** The most codes that are sent to a contact within `codeMinutes`, and the most wrong codes that a request accepts. */
export const maxStarts = 5
export const maxTries = 5

const hour = 3_600_000

/** The shortest and the longest lifetime of an invite link, in milliseconds, as `NewInvitation` says. */
export const linkLifetimeMs = { shortest: hour, longest: 30 * 24 * hour }

/** The most years that a date may be ahead, as `offerDates` says. */
export const yearsAhead = 2

/** The time between two nudges of the same member, in milliseconds. */
export const nudgeAgainMs = 60_000

/** The seconds from a start to the table. The server announces the end. */
export const countSeconds = 5

/** The number of boundaries that must exist before anyone sees them. */
export const boundariesShown = 3

/** The bytes of a megabyte. */
export const megabyte = 1024 * 1024

/** The largest file of ideas in bytes, as `importIdeas` says. */
export const largestFile = 10 * megabyte

/** The largest character that is sent, in bytes, as `createCharacter` says. */
export const largestSheet = 2 * megabyte

/** The time in which a deleted idea can be restored, in milliseconds, as `restoreIdea` says. */
export const restoreMs = 24 * 3600 * 1000

/** The time between two polls of a person who waits to be admitted, in milliseconds. */
export const waitingPollMs = 5_000

/** The time between two polls of the requests to join by host and admins, in milliseconds. */
export const requestsPollMs = 15_000

/** The most seats of a game. A test compares it with the contract. */
export const mostSeats = 12

/** The time in which its author can remove an entry of the log, in milliseconds, as `removeEntry` says. */
export const removableForMs = 10 * 60_000

/** For how long a deleted character and a refill can be taken back, in milliseconds, as `undoChange` says. */
export const undoableForMs = 10 * 60_000
