import { describe, expect, test, vi } from 'vitest'
import { dayInWords, isSameClock, soonInWords, thereInWords, timeInWords, timeWithZone, whenInWords } from './times.ts'

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

test.each([
  ['2026-11-27T22:00:00Z', 'America/New_York', 'tonight at 5:00 PM'],
  ['2026-11-27T21:59:00Z', 'America/New_York', 'today at 4:59 PM'],
  // The same moment is on the next day farther east.
  ['2026-11-27T22:00:00Z', 'Europe/Berlin', 'tonight at 11:00 PM'],
  ['2026-11-27T22:00:00Z', 'Asia/Kolkata', 'tomorrow at 3:30 AM'],
  ['2026-11-28T22:00:00Z', 'America/New_York', 'tomorrow at 5:00 PM'],
  ['2026-11-28T04:59:00Z', 'America/New_York', 'tonight at 11:59 PM'],
  ['2026-11-28T05:00:00Z', 'America/New_York', 'tomorrow at 12:00 AM'],
  ['2026-11-29T05:00:00Z', 'America/New_York', undefined],
  ['2026-11-26T22:00:00Z', 'America/New_York', undefined],
])('%s in %s is near: %s', (at, zone, words) => {
  const text = soonInWords(new Date(at), new Date('2026-11-27T15:00:00Z'), zone)
  expect(text && plain(text)).toBe(words)
})

test('tomorrow is the next day of the calendar, also if today has 25 hours or 23', () => {
  const near = (at: string, now: string) => soonInWords(new Date(at), new Date(now), 'America/New_York')?.split(' ')[0]
  // The clocks go back on November 1, 2026, and forward on March 14, 2027.
  expect(near('2026-11-03T04:30:00Z', '2026-11-01T04:30:00Z')).toBe('tomorrow')
  expect(near('2026-11-03T05:30:00Z', '2026-11-01T04:30:00Z')).toBeUndefined()
  expect(near('2027-03-16T03:30:00Z', '2027-03-14T05:30:00Z')).toBe('tomorrow')
  expect(near('2027-03-16T04:30:00Z', '2027-03-14T05:30:00Z')).toBeUndefined()
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
