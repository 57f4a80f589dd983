import { expect, test } from 'vitest'
import type { Values } from './game-values.ts'
import { errorsOf, limits, toBody } from './game-values.ts'

const values: Values = { name: 'The Ember Crown', pitch: '', system: '', seats: 5, timeZone: 'Europe/Berlin' }

test('the limits are those of the contract', () => {
  expect(limits).toEqual({ name: 80, pitch: 500, system: 60, seats: { min: 1, max: 12 } })
})

test('a name is enough', () => {
  expect(errorsOf(values)).toEqual({})
})

test.each<[Partial<Values>, Partial<Record<keyof Values, string>>]>([
  [{ name: '' }, { name: 'Give the game a name.' }],
  [{ name: ' \t ' }, { name: 'Give the game a name.' }],
  [{ name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
  [{ name: 'a\u202eb' }, { name: 'Remove line breaks and invisible characters.' }],
  [{ name: '\u3164' }, { name: 'Remove line breaks and invisible characters.' }],
  [{ system: '\u2800' }, { system: 'Remove line breaks and invisible characters.' }],
  [{ pitch: 'x'.repeat(501) }, { pitch: 'Use at most 500 characters.' }],
  [{ pitch: 'a\u202eb' }, { pitch: 'Remove invisible characters.' }],
  [{ pitch: 'a\u0000b' }, { pitch: 'Remove invisible characters.' }],
  [{ pitch: 'A crown,\n\tand a town.' }, {}],
  [{ system: 'x'.repeat(61) }, { system: 'Use at most 60 characters.' }],
  [{ seats: 13 }, { seats: 'Choose 1 to 12 seats, yours included.' }],
  [{ seats: 0 }, { seats: 'Choose 1 to 12 seats, yours included.' }],
  [{ timeZone: '' }, { timeZone: 'Choose a time zone.' }],
])('the errors of %j are %j', (change, errors) => {
  expect(errorsOf({ ...values, ...change })).toEqual(errors)
})

test('a picture is one character, as in the contract', () => {
  const most = { name: '🏰'.repeat(80), pitch: '🏰'.repeat(500), system: '🏰'.repeat(60) }
  expect(errorsOf({ ...values, ...most })).toEqual({})
  expect(errorsOf({ ...values, name: '🏰'.repeat(81) })).toEqual({ name: 'Use at most 80 characters.' })
})

test('spaces around a text do not count, and are not sent', () => {
  const name = ` ${'x'.repeat(80)} `
  expect(errorsOf({ ...values, name })).toEqual({})
  expect(toBody({ ...values, name }).name).toBe('x'.repeat(80))
})
