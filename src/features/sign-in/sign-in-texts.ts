/** What the start step says, where the server does not say itself why no code was sent. */
export const startFallback = 'Unable to start verification'
export const unreachable = 'The server cannot be reached. Check your connection and try again.'
