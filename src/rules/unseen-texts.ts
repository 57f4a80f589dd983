/** What is said of a text of one line that breaks, or has characters that nobody sees. */
export const unseenInLine = 'Remove line breaks and invisible characters.'

/** The same of a text that may have several lines. */
export const unseenInLines = 'Remove invisible characters.'
