/** Minutes until a code expires. */
export const codeMinutes = 10

/** The most codes that a contact is sent within `codeMinutes`, and the most wrong codes that a request accepts. */
export const maxStarts = 5
export const maxTries = 5
