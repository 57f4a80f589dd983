const kinds = {
  weekday: { weekday: 'short' },
  monthDay: { month: 'short', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  dayOfYear: { dateStyle: 'full' },
  time: { hour: 'numeric', minute: '2-digit' },
  timeAndZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  timeAndZoneName: { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' },
  // In Latin digits of the common calendar, to count with.
  hourOfDay: {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  },
  wall: { dateStyle: 'short', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Makes a format. A zone that this browser does not know (it may be new) counts as UTC. */
function make(kind: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(undefined, { ...kinds[kind], timeZone })
  } catch {
    return make(kind, 'UTC')
  }
}

function formatOf(kind: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`
  const found = formats.get(key) ?? make(kind, timeZone)
  formats.set(key, found)
  return found
}

const format = (kind: keyof typeof kinds, timeZone: string, at: Date): string => formatOf(kind, timeZone).format(at)

/** A day in words: "Friday, November 27". The year is added if it is not the current one. */
export function dayInWords(at: Date, zone: string): string {
  const year = (date: Date) => format('dayOfYear', zone, date).match(/\d{4}/)?.[0]
  return format(year(at) === year(new Date()) ? 'day' : 'dayOfYear', zone, at)
}

/** A short day: "Fri, Nov 27". */
export const shortDay = (at: Date, zone: string): string => format('shortDay', zone, at)

/** The two lines of a narrow column: "Fri" and "Nov 27". */
export const dayInTwoLines = (at: Date, zone: string) =>
  [format('weekday', zone, at), format('monthDay', zone, at)] as const

/** A time of day, "8:00 PM". */
export const timeInWords = (at: Date, zone: string): string => format('time', zone, at)

/** When something happened: "at 8:14 PM", with the day if it is not today. */
export function whenInWords(at: Date, now: Date, zone: string): string {
  const time = `at ${timeInWords(at, zone)}`
  return dayInWords(at, zone) === dayInWords(now, zone) ? time : `on ${dayInWords(at, zone)}, ${time}`
}

/** The calendar day of a moment, counted in days, and the hour of the day. */
function dayAndHour(at: Date, zone: string) {
  const parts = formatOf('hourOfDay', zone).formatToParts(at)
  const read = (type: 'year' | 'month' | 'day' | 'hour') => Number(parts.find((part) => part.type === type)?.value)
  return { day: Date.UTC(read('year'), read('month') - 1, read('day')) / 86_400_000, hour: read('hour') }
}

/** From this hour on, a session of today is tonight. */
const eveningFrom = 17

/**
 * When something near begins, by the days of the calendar: "tonight at 8:00 PM", "today at 2:00 PM" or "tomorrow at 8:00
 * PM". Undefined for any other day.
 */
export function soonInWords(at: Date, now: Date, zone: string): string | undefined {
  const { day, hour } = dayAndHour(at, zone)
  const ahead = day - dayAndHour(now, zone).day
  if (ahead !== 0 && ahead !== 1) return undefined
  return `${ahead ? 'tomorrow' : hour >= eveningFrom ? 'tonight' : 'today'} at ${timeInWords(at, zone)}`
}

/** The browser's current time zone. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

// A browser's first format takes 12 ms, on a phone four times as long. In a task of its own, no press waits for it.
setTimeout(browserZone)

/**
 * A time of day with the zone's name: "8:00 PM EST". Where the short name is a number, it takes the long one: "8:00 PM
 * Central European Time".
 */
export function timeWithZone(at: Date, zone: string): string {
  const short = format('timeAndZone', zone, at)
  return /GMT[+-]/.test(short) ? format('timeAndZoneName', zone, at) : short
}

/** Whether two zones have the same local time at that moment. */
export const isSameClock = (at: Date, one: string, other: string): boolean =>
  format('wall', one, at) === format('wall', other, at)

/** The minutes by which clocks may go back in autumn: 60 nearly everywhere, 30 on Lord Howe Island. */
const autumnMinutes = [60, 30]

/** "2:30 AM". If the clocks show this time twice that night, it says which one: "2:30 AM, the second that night". */
function oneTimeInWords(at: Date, zone: string): string {
  const wallAfter = (minutes: number) => format('wall', zone, new Date(at.getTime() + minutes * 60_000))
  const isShown = (minutes: number) => wallAfter(minutes) === wallAfter(0)
  const isSecond = autumnMinutes.some((minutes) => isShown(-minutes))
  if (!isSecond && !autumnMinutes.some(isShown)) return timeInWords(at, zone)
  return `${timeInWords(at, zone)}, the ${isSecond ? 'second' : 'first'} that night`
}

/** A moment in the zone `there`: "8:00 PM". The day is added if it is another day in the reader's zone `here`. */
export function thereInWords(at: Date, there: string, here: string): string {
  const day = format('day', there, at)
  const time = oneTimeInWords(at, there)
  return day === format('day', here, at) ? time : `${day}, ${time}`
}

/** A time zone as a person reads it: "America/New York". */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/** The city that a time zone is named after: "New York". */
export const cityName = (timeZone: string): string => zoneName(timeZone.split('/').at(-1) ?? timeZone)

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A duration in words: "3 hours", "1 hour 30 minutes", "2 days". */
export function formatDuration(minutes: number): string {
  const parts = [
    { count: Math.floor(minutes / 1440), unit: 'day' },
    { count: Math.floor(minutes / 60) % 24, unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => counted(count, unit))
    .join(' ')
}
