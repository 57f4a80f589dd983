import { zBoundaryText, zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import { zDateOffer, zDurationMinutes, zReason } from '../../../contract/schemas/schedule.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** The length of a session, in minutes: least and most, as in the contract. */
export const durations = {
  min: bound(zDurationMinutes, 'greater_than'),
  max: bound(zDurationMinutes, 'less_than'),
  step: 15,
  usual: 180,
}

/** The most proposed dates, as in the contract. */
export const mostDates = bound(zDateOffer.shape.dates, 'max_length')

/** The most characters of agenda and recap each, of a reason, of a boundary, as in the contract. */
export const longest = {
  notes: bound(zNotesText, 'max_length'),
  reason: bound(zReason, 'max_length'),
  boundary: bound(zBoundaryText, 'max_length'),
}
