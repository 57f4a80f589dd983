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

/** The most conditions of a character, as `markCharacter` says. */
export const mostConditions = 12

/** The time in which its author can remove an entry of the log, in milliseconds, as `removeEntry` says. */
export const removableForMs = 10 * 60_000

/** For how long a deleted character and a refill can be taken back, in milliseconds, as `undoChange` says. */
export const undoableForMs = 10 * 60_000

// The live channel. Times are in milliseconds.

/** A connection without any frame for this long is dead. A server sends one at least every 10 seconds. */
export const silenceMs = 25_000

/** The longest time between two frames of ours, so that the server knows that the tab is there. */
export const aliveMs = 10_000

/** The longest wait for a ticket, and for the first frame of a connection. */
export const attemptMs = 10_000

/** The waits between attempts grow from the first to the longest. Each is a random part of it. */
export const firstWaitMs = 500
export const longestWaitMs = 30_000

/** A connection that lasted this long was good: the waits start over. */
export const stableMs = 10_000

/**
 * After so many failed connections with valid tickets, or so many gaps without a new event between them, the page polls
 * by REST instead.
 */
export const mostFailedConnections = 3

/** How often a page without a connection polls by REST. */
export const pollMs = 15_000

/** How often a polling page tries to connect. */
export const connectWhilePollingMs = 60_000

/** A shorter outage is not announced to a screen reader. */
export const announceAfterMs = 5_000

/** A person who touches nothing for this long is away. */
export const idleMs = 5 * 60_000

/** The wait before an outdated answer is fetched again after a failure. */
export const renewAgainMs = 5_000

// The idea builder.

/** The most characters of a typed seed. */
export const seedCharacters = 100

/** The number of cards that survive a reload. Undo itself goes back to the first. */
export const keptCards = 50

/** The pause in typing before the text is saved, in milliseconds. */
export const saveAfterMs = 800

/** How long the list must stay unchanged before it is cached for offline use, in milliseconds. */
export const keepSeenAfterMs = 1000
