/** Dates are so many years ahead at most, as `offerDates` says. */
export const yearsAhead = 2

/** The same member is nudged once in so many milliseconds. */
export const nudgeAgainMs = 60_000

/** So many seconds are between a start and the table. The server says when they are over. */
export const countSeconds = 5

/** So many boundaries there are before anybody sees one. */
export const boundariesShown = 3
