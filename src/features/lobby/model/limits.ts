import { zBoundaryText, zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import { zDateOffer, zDurationMinutes, zReason } from '../../../contract/schemas/schedule.gen.ts'
import { bound } from '../../../rules/text-rule.ts'

/** How long a session lasts, in minutes: at least and at most as the contract says. */
export const durations = {
  min: bound(zDurationMinutes, 'greater_than'),
  max: bound(zDurationMinutes, 'less_than'),
  step: 15,
  usual: 180,
}

/** The most dates of an offer, as the contract says. */
export const mostDates = bound(zDateOffer.shape.dates, 'max_length')

/** The most characters of agenda and recap each, of a reason, of a boundary, as the contract says. */
export const longest = {
  notes: bound(zNotesText, 'max_length'),
  reason: bound(zReason, 'max_length'),
  boundary: bound(zBoundaryText, 'max_length'),
}
