import { yearsAhead } from '../../../src/rules/lobby-limits.ts'

/** How far ahead a date may be, in milliseconds. */
export const maxAheadMs = yearsAhead * 366 * 24 * 3600 * 1000
