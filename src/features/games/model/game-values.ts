import * as z from 'zod/mini'
import { zGameName, zGameSystem, zPitch, zSeats, zTimeZone } from '../../../contract/schemas/games.gen.ts'
import type { Game, NewGame } from '../../../contract/types.gen.ts'
import { bound, textError, unseenInLine } from '../../../rules/text-rule.ts'

/** The values of a game's form, as typed. */
export const zValues = z.object({
  name: z.string(),
  pitch: z.string(),
  system: z.string(),
  seats: z.number(),
  timeZone: z.string(),
})
export type Values = z.infer<typeof zValues>

/** The part of a game that the form holds. */
export const valuesOf = ({ name, pitch, system, seats, timeZone }: Game): Values => ({
  name,
  pitch,
  system,
  seats,
  timeZone,
})

export type FieldName = keyof Values

/** In the order of the form. */
export const fieldNames = ['name', 'pitch', 'system', 'seats', 'timeZone'] as const satisfies FieldName[]

/** The label of each field. */
export const labels: Record<FieldName, string> = {
  name: 'Name',
  pitch: 'Pitch',
  system: 'System',
  seats: 'Seats',
  timeZone: 'Time zone',
}

/** The contract's limits. Texts: characters. */
export const limits = {
  name: bound(zGameName, 'max_length'),
  pitch: bound(zPitch, 'max_length'),
  system: bound(zGameSystem, 'max_length'),
  seats: { min: bound(zSeats, 'greater_than'), max: bound(zSeats, 'less_than') },
}

const fits = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

/** The error of a field and how to fix it, or `undefined`. */
export const checks: { [Name in FieldName]: (value: Values[Name]) => string | undefined } = {
  name: (name) => (name.trim() === '' ? 'Give the game a name.' : textError(zGameName, name.trim(), unseenInLine)),
  pitch: (pitch) => textError(zPitch, pitch.trim()),
  system: (system) => textError(zGameSystem, system.trim(), unseenInLine),
  seats: (seats) =>
    fits(zSeats, seats) ? undefined : `Choose ${limits.seats.min} to ${limits.seats.max} seats, yours included.`,
  timeZone: (timeZone) => (fits(zTimeZone, timeZone) ? undefined : 'Choose a time zone.'),
}

export type Errors = Partial<Record<FieldName, string>>

/** The errors of the form, by field; empty if there are none. */
export function errorsOf(values: Values): Errors {
  const errors: Errors = {}
  for (const name of fieldNames) {
    const error = checks[name](values[name] as never)
    if (error) errors[name] = error
  }
  return errors
}

/** The values to send: what was typed, trimmed. */
export const toBody = ({ name, pitch, system, ...rest }: Values): Required<NewGame> => ({
  name: name.trim(),
  pitch: pitch.trim(),
  system: system.trim(),
  ...rest,
})

/** Suggestions for the game system: kinds of rules, without trademarks. */
export const systems = [
  'Our own rules',
  'Any system',
  'Undecided',
  'Classic fantasy, d20',
  'Old-school fantasy',
  'Powered by moves, 2d6',
  'Dice pool',
  'Percentile, d100',
  'Diceless',
  'Solo journaling',
]

/** The time zone of this device, in which most people play. */
export const guessedTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The time zones of the browser, sorted by name, with one that may be missing from them. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, current])].filter(Boolean).sort()
}
