/** The pause in typing after which the search is put into the address, in milliseconds. */
export const searchPauseMs = 250

/** The pause in typing after which the number of suggestions is announced, in milliseconds. */
export const announcePauseMs = 700
