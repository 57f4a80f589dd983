import type { Entry } from './entry.ts'

/** Whether it is not sent by itself: its person has to decide, or its idea to come back. */
export const isStuck = ({ refused, theirs, gone }: Entry): boolean =>
  refused !== undefined || theirs !== undefined || gone !== undefined
