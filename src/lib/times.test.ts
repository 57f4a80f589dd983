import { describe, expect, test, vi } from 'vitest'
import { dayInWords, isSameClock, thereInWords, timeInWords, timeWithZone, whenInWords } from './times.ts'

const evening = new Date('2026-11-27T19:00:00Z')

/** Node may put a narrow space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('a moment in a time zone', () => {
  test('is right where the offset is not a whole hour', () => {
    expect(plain(timeInWords(evening, 'Europe/Berlin'))).toBe('8:00 PM')
    expect(plain(timeInWords(evening, 'Asia/Kolkata'))).toBe('12:30 AM')
    expect(plain(timeInWords(evening, 'Asia/Kathmandu'))).toBe('12:45 AM')
    expect(plain(timeWithZone(evening, 'America/New_York'))).toBe('2:00 PM EST')
  })

  test('shows the year if it is not the current one', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
    expect(dayInWords(evening, 'Europe/Berlin')).toBe('Friday, November 27')
    // In Auckland the next year has begun.
    const eve = new Date('2026-12-31T12:00:00Z')
    expect(dayInWords(eve, 'Pacific/Auckland')).toBe('Friday, January 1, 2027')
    expect(dayInWords(eve, 'Europe/Berlin')).toBe('Thursday, December 31')
    expect(plain(whenInWords(evening, new Date('2026-11-27T22:00:00Z'), 'Europe/Berlin'))).toBe('at 8:00 PM')
    expect(plain(whenInWords(evening, eve, 'Europe/Berlin'))).toBe('on Friday, November 27, at 8:00 PM')
    vi.useRealTimers()
  })

  test('is shown in UTC if the browser does not know the zone', () => {
    expect(plain(timeWithZone(evening, 'Moon/Tycho'))).toBe('7:00 PM UTC')
  })
})

test('two zones count as one while they show the same time', () => {
  expect(isSameClock(evening, 'Europe/Berlin', 'Europe/Paris')).toBe(true)
  expect(isSameClock(evening, 'Europe/Berlin', 'Africa/Lagos')).toBe(true)
  // In summer they are an hour apart.
  expect(isSameClock(new Date('2026-07-10T18:00:00Z'), 'Europe/Berlin', 'Africa/Lagos')).toBe(false)
})

test('names the day if it is another one in that zone', () => {
  expect(plain(thereInWords(evening, 'Europe/Berlin', 'America/New_York'))).toBe('8:00 PM')
  expect(plain(thereInWords(evening, 'Asia/Kolkata', 'Europe/Berlin'))).toBe('Saturday, November 28, 12:30 AM')
})

test.each([
  ['2027-10-31T00:30:00Z', 'Europe/Berlin', '2:30 AM, the first that night'],
  ['2027-10-31T01:30:00Z', 'Europe/Berlin', '2:30 AM, the second that night'],
  ['2027-10-31T02:30:00Z', 'Europe/Berlin', '3:30 AM'],
  ['2027-10-30T23:30:00Z', 'Europe/Berlin', '1:30 AM'],
  // Here the clocks go back by half an hour.
  ['2027-04-03T15:15:00Z', 'Australia/Lord_Howe', '1:45 AM, the second that night'],
])('%s in %s names which of the two it is when the clocks go back', (at, zone, words) => {
  expect(plain(thereInWords(new Date(at), zone, zone))).toBe(words)
})
