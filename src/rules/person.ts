import * as z from 'zod/mini'
import { textRule } from './text-rule.ts'

const ageMessage = 'Age must be a whole number from 18 to 120'

/** An age in years, a whole number from 18 to 120. */
export const age = z.int(ageMessage).check(z.gte(18, ageMessage), z.lte(120, ageMessage))

const calendarDate = z.iso.date()

/**
 * A birth date as `<input type=date>` gives it, `YYYY-MM-DD` (RFC 3339 full-date). It is a day of the calendar after
 * 1900-01-01 that has already begun in the person's time zone.
 */
export const birthDate = textRule(
  (text) => calendarDate.safeParse(text).success && text > '1900-01-01' && startOfDay(text) < Date.now(),
  'Birth date must be after 1900-01-01 and in the past, e.g. 1990-12-31',
)

/** Local midnight in Unix milliseconds. A date-time without a zone is parsed as local time. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00`).getTime()
