/** How many links of a game may work at the same time. */
export const maxLinks = 100
