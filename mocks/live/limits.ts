/** The limits of the mock: of the live channel, and of what a game holds. Times are in milliseconds. */

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

/** The most active characters of an owner in a game, and of those that are free. */
export const mostActive = 20

/** The most characters of the kind `many` in a game. */
export const mostFoes = 100

/** The most roll requests that are open in a game at the same time. */
export const mostRequests = 3

/** The most rolls of a person in a game within this time. */
export const rollsAtOnce = 20
export const rollsWithin = 10_000
