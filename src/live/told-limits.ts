/** The times of the live channel that a page tells of, in milliseconds: what shows them loads before the channel. */

/** How often a page without a line asks by REST. */
export const pollMs = 15_000

/** Only what lasts longer than this is told to a screen reader. */
export const announceAfterMs = 5_000
