import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  dateErrors,
  daysLater,
  localTimeAt,
  momentOf,
  proposedLocalTime,
  readLocalTime,
  toTypedDate,
  zoneInWords,
} from './zoned-time.ts'

test('a zone is called by its city', () => {
  expect(zoneInWords('America/New_York')).toBe('New York')
})

test('an unknown zone is called UTC, because its times are shown in UTC', () => {
  expect(zoneInWords('Moon/Tycho_Crater')).toBe("UTC (this browser doesn't know Tycho Crater)")
})

const read = (localTime: string, zone: string) => readLocalTime(Temporal, localTime, zone)

describe('a local time in a zone', () => {
  test.each([
    ['2026-11-27T20:00', 'Europe/Berlin', '2026-11-27T19:00:00Z'],
    ['2026-07-10T20:00', 'Europe/Berlin', '2026-07-10T18:00:00Z'],
    ['2026-11-27T20:00', 'Asia/Kolkata', '2026-11-27T14:30:00Z'],
    ['2026-11-27T20:00', 'Asia/Kathmandu', '2026-11-27T14:15:00Z'],
    ['2026-11-27T20:00', 'Australia/Lord_Howe', '2026-11-27T09:00:00Z'],
    ['2026-11-27T20:00', 'UTC', '2026-11-27T20:00:00Z'],
  ])('%s in %s is %s', (localTime, zone, at) => {
    expect(read(localTime, zone)).toEqual({ kind: 'once', at })
  })

  test('that the clocks skip does not exist, and the shifted time is shown', () => {
    expect(read('2026-03-29T02:30', 'Europe/Berlin')).toEqual({
      kind: 'never',
      at: '2026-03-29T01:30:00Z',
      shown: '2026-03-29T03:30',
    })
    // Here the clocks change by half an hour.
    expect(read('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual({
      kind: 'never',
      at: '2026-10-03T15:45:00Z',
      shown: '2026-10-04T02:45',
    })
    // Here they change at midnight.
    expect(read('2026-09-06T00:30', 'America/Santiago')).toMatchObject({ kind: 'never', shown: '2026-09-06T01:30' })
  })

  test('that the clocks repeat stands for two moments', () => {
    expect(read('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
      kind: 'twice',
      first: '2026-10-25T00:30:00Z',
      second: '2026-10-25T01:30:00Z',
    })
    expect(read('2026-11-01T01:30', 'America/New_York')).toEqual({
      kind: 'twice',
      first: '2026-11-01T05:30:00Z',
      second: '2026-11-01T06:30:00Z',
    })
  })

  test('next to a clock change stands for one moment', () => {
    expect(read('2026-03-29T03:00', 'Europe/Berlin')).toMatchObject({ kind: 'once', at: '2026-03-29T01:00:00Z' })
    expect(read('2026-10-25T03:00', 'Europe/Berlin')).toMatchObject({ kind: 'once', at: '2026-10-25T02:00:00Z' })
  })

  test.each(['', '2026-02-30T20:00', '27.11.2026'])('%j is invalid', (localTime) => {
    expect(read(localTime, 'Europe/Berlin')).toBeUndefined()
  })
})

test('a moment is shown as the local time that was typed', () => {
  expect(localTimeAt(Temporal, '2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
  expect(localTimeAt(Temporal, '2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30')
  expect(localTimeAt(Temporal, '2026-11-27T14:30:00Z', 'Asia/Kolkata')).toBe('2026-11-27T20:00')
})

test('an unknown zone counts as UTC', () => {
  expect(localTimeAt(Temporal, '2026-11-27T20:00:00Z', 'Moon/Tycho')).toBe('2026-11-27T20:00')
  expect(read('2026-11-27T20:00', 'Moon/Tycho')).toEqual({ kind: 'once', at: '2026-11-27T20:00:00Z' })
})

test('a week later it is the same local time, even over a clock change', () => {
  expect(daysLater(Temporal, '2026-10-23T20:00', 7)).toBe('2026-10-30T20:00')
})

test("an evening is proposed, in the game's time zone", () => {
  // In Auckland it is the 23rd already.
  expect(proposedLocalTime(Temporal, Date.parse('2026-11-22T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-30T20:00')
  expect(proposedLocalTime(Temporal, Date.parse('2026-11-22T12:00:00Z'), 'Europe/Berlin')).toBe('2026-11-29T20:00')
})

const zone = 'Europe/Berlin'
const check = { temporal: Temporal, zone, now: Date.parse('2026-11-22T19:00:00Z') }
const typed = (localTime: string, which: 'first' | 'second' = 'first') => ({ localTime, which })

test('if the clocks show a time twice, the chosen one is taken', () => {
  expect(momentOf(Temporal, typed('2026-10-25T02:30'), zone)).toBe('2026-10-25T00:30:00Z')
  expect(momentOf(Temporal, typed('2026-10-25T02:30', 'second'), zone)).toBe('2026-10-25T01:30:00Z')
})

test.each([
  ['2026-10-25T00:30:00Z', typed('2026-10-25T02:30', 'first')],
  ['2026-10-25T01:30:00Z', typed('2026-10-25T02:30', 'second')],
  ['2026-10-25T01:30:20Z', typed('2026-10-25T02:30', 'second')],
  ['2026-11-27T19:00:00Z', typed('2026-11-27T20:00', 'first')],
])('%s is shown as the time that was chosen', (at, date) => {
  expect(toTypedDate(Temporal, at, zone)).toEqual(date)
})

test('dates must be different times in the future', () => {
  const dates = ['', '2026-11-22T20:00', '2026-11-27T20:00', '2026-11-27T20:00', '2028-11-23T20:00']
  expect(
    dateErrors(
      dates.map((localTime) => typed(localTime)),
      check,
    ),
  ).toEqual([
    'Choose a day and a time.',
    'Choose a time in the future.',
    undefined,
    "You've already entered this time.",
    'Choose a time within 2 years.',
  ])
})

test('the two moments of a repeated time are different dates', () => {
  const night = '2027-10-31T02:30'
  expect(dateErrors([typed(night), typed(night, 'second')], check)).toEqual([undefined, undefined])
})
