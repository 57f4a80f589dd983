import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dateErrors, momentOf, typedAt } from './typed-date.ts'

const zone = 'Europe/Berlin'
const check = { temporal: Temporal, zone, now: Date.parse('2026-11-22T19:00:00Z') }
const typed = (clock: string, turn: 'first' | 'second' = 'first') => ({ clock, turn })

test('a time that comes twice is the one that was chosen', () => {
  expect(momentOf(Temporal, typed('2026-10-25T02:30'), zone)).toBe('2026-10-25T00:30:00Z')
  expect(momentOf(Temporal, typed('2026-10-25T02:30', 'second'), zone)).toBe('2026-10-25T01:30:00Z')
})

test.each([
  ['2026-10-25T00:30:00Z', typed('2026-10-25T02:30', 'first')],
  ['2026-10-25T01:30:00Z', typed('2026-10-25T02:30', 'second')],
  ['2026-10-25T01:30:20Z', typed('2026-10-25T02:30', 'second')],
  ['2026-11-27T19:00:00Z', typed('2026-11-27T20:00', 'first')],
])('%s is typed as it was chosen', (at, date) => {
  expect(typedAt(Temporal, at, zone)).toEqual(date)
})

test('dates are times in the future, none twice', () => {
  const dates = ['', '2026-11-22T20:00', '2026-11-27T20:00', '2026-11-27T20:00', '2028-11-23T20:00']
  expect(
    dateErrors(
      dates.map((clock) => typed(clock)),
      check,
    ),
  ).toEqual([
    'Choose a day and a time.',
    'Choose a time in the future.',
    undefined,
    'This time stands above already.',
    'Choose a time within 2 years.',
  ])
})

test('the two of a night on which the clocks go back are two', () => {
  const night = '2027-10-31T02:30'
  expect(dateErrors([typed(night), typed(night, 'second')], check)).toEqual([undefined, undefined])
})
