/** The most games that Home shows; the search filters all of them. */
export const mostGames = 6

/** The most things that are named as what is next. */
export const mostNext = 5
