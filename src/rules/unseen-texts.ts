/** What is said of a text of one line that breaks, or has characters that nobody sees. */
export const unseenInLine = 'Leave out line breaks and characters that cannot be seen.'

/** The same of a text that may have several lines. */
export const unseenInLines = 'Leave out characters that cannot be seen.'
