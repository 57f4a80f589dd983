import { inWords } from '../rules/number-words.ts'

/** Minutes before the end of the session at which the person is warned (WCAG 2.2.1 asks for at least 20 seconds). */
export const warningMinutes = 2

/** Seconds before the end of the session at which the app signs out. */
export const signOutLeadSeconds = 10

/** Seconds between two looks at the clock. */
export const heartbeatSeconds = 15

/** The text of the warning. */
export const warningText = `You will be signed out in less than ${inWords(warningMinutes)} minutes.`
