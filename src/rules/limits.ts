/** Minutes that a code is valid. */
export const codeMinutes = 10

/** Codes that a contact is sent within `codeMinutes`, and wrong codes that a request takes. */
export const maxStarts = 5
export const maxTries = 5
