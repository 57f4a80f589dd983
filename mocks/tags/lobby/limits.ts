/** How many boundaries a game has at most. */
export const maxBoundaries = 60

/** How many boundaries there have to be for their texts to be told. */
export const minShownBoundaries = 3

/** How long nobody is nudged again, in milliseconds. */
export const nudgeRestMs = 60_000

/** How long everybody in the lobby has to stop the way to the table, in milliseconds. */
export const countMs = 5000
