/** Texts of Start for failures in which the server gives no message. */
export const enterContact = 'Enter your phone number or email address.'
export const startFallback = 'Unable to start verification'
export const notLoaded = 'Check your connection and try again, or reload.'
