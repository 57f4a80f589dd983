import { inWords } from '../../rules/number-words.ts'

/** Minutes before the end of a session that the person is warned (WCAG 2.2.1 asks for at least 20 seconds). */
export const warningMinutes = 2

/** Seconds before the end of a session that the person is signed out. */
export const signOutLeadSeconds = 10

/** What the warning says. */
export const warningText = `You will be signed out in less than ${inWords(warningMinutes)} minutes.`
