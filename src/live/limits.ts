/** The times and counts of the live channel, in milliseconds. */

/** A line without any frame for this long is dead. A server sends one at least every 10 seconds. */
export const silenceMs = 25_000

/** The longest time between two frames of ours, so that the server knows that the tab is there. */
export const aliveMs = 10_000

/** The longest wait for a ticket, and for the first frame of a line. */
export const attemptMs = 10_000

/** The waits between attempts grow from the first to the longest; each is a random part of it. */
export const firstWaitMs = 500
export const longestWaitMs = 30_000

/** A line that held this long was a good one: the waits begin anew. */
export const stableMs = 10_000

/** After so many lines that did not open although the server gave tickets, the page asks by REST instead. */
export const refusedLines = 3

/** How often it asks. */
export { pollMs } from './told-limits.ts'

/** How often it tries to open a line nevertheless. */
export const lineFromPollingMs = 60_000

/** Somebody who touches nothing for this long is away. */
export const idleMs = 5 * 60_000

/** When what may be old is asked for again after that has failed. */
export const renewAgainMs = 5_000
