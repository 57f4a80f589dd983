import type { Entry } from './entry.ts'

/** Whether only its person can decide what becomes of it. */
export const isStuck = ({ refused, theirs }: Entry): boolean => refused !== undefined || theirs !== undefined
