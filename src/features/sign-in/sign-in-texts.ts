/** What the start step says, where the server does not say itself why no code was sent. */
export const enterContact = 'Enter your phone number or email address.'
export const startFallback = 'Unable to start verification'
export const notLoaded = 'Check your connection and try again, or reload.'
