/** The limits of the mock that the app does not share; those it does are in `src/rules/limits.ts`. Times: milliseconds. */

// What a person may have.

/** The most active games that a person may host. */
export const mostGames = 50

export const mostIdeas = 2000
export const mostTables = 100

// What a game holds.

/** The most active links. */
export const mostLinks = 100

export const mostBoundaries = 60

/** The most active characters of an owner, and of those that are free. */
export const mostActive = 20

/** The most characters of the kind `many`. */
export const mostFoes = 100

/** The most changes in the list of changes. */
export const mostChanges = 200

/** The most roll requests that are open at the same time. */
export const mostRequests = 3

/** The most rolls of a person within this time. */
export const rollsAtOnce = 20
export const rollsWithin = 10_000

// The live channel.

/** How long a ticket opens the channel. */
export const ticketLifetime = 30_000

/** How long a client has for its first frame. */
export const helloWithin = 5000

/** How often the server sends a sign of life if it sends nothing else. */
export const beatEvery = 10_000

/** A client that has been silent for so long counts as gone. */
export const silentFor = 30_000

/** How long a person counts as here after their last tab has closed. */
export const grace = 10_000

/** How many tabs of a person can be connected at the same time. */
export const maxTabs = 20

/** How many frames a client may send in a second, and how many at once. */
export const framesPerSecond = 20
export const framesAtOnce = 60

/** The longest frame of a client, in characters. */
export const longestFrame = 4096

/** The number of stored frames of a stream. */
export const keptFrames = 200

/** How long a stream continues without a listener. */
export const streamLifetime = 10 * 60 * 1000
