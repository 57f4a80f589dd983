/** The most games that Home shows; the search filters all of them. */
export const mostGames = 6

/** The most next steps that are shown. */
export const mostNext = 5
