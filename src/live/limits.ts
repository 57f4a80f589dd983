/** The times and counts of the live channel. Times are in milliseconds. */

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

/** After so many failed connections with valid tickets, the page polls by REST instead. */
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
