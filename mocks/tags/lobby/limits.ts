/** How many boundaries a game has at most. */
export const maxBoundaries = 60
