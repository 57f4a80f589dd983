import type { OfferedDate, Schedule } from '../contract/types.gen.ts'
import { type CacheUpdaters, isNewer, type LivePayloads, newer } from './cache-updaters.ts'

type Cached = { getSchedule: Schedule }

/** `date.answered` is the answer of `answerDate` alone: the schedule, and the date that was answered. */
type Payloads = LivePayloads & { 'date.answered': { dateId: string; schedule: Schedule } }

export const scheduleCache = {
  'schedule.changed': { getSchedule: newer },
  'date.answered': {
    getSchedule: (cached, { dateId, schedule }, scope) => {
      if (isNewer(cached, schedule, scope)) return schedule
      // An answer to a date does not change `rev`, and two answers may arrive out of order, so only this date is
      // updated.
      const isSame = (date: OfferedDate) => date.dateId === dateId
      const answered = cached.rev === schedule.rev && schedule.offer?.dates.find(isSame)
      if (answered) for (const date of cached.offer?.dates ?? []) if (isSame(date)) Object.assign(date, answered)
      return cached
    },
  },
} satisfies CacheUpdaters<Cached, Payloads>
