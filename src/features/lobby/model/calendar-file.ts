import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { PlannedSession } from '../../../contract/types.gen.ts'
import { brand } from '../../../shell/brand.ts'

type Calendar = {
  session: PlannedSession
  /** The game's name. */
  name: string
  /** What host and admin have written for the session. */
  agenda: string
  /** The lobby's whole address. */
  url: string
  /** When the file is made, Unix milliseconds. */
  now: number
}

/** A description is read on a phone, and some calendars cut long ones. In characters. */
const longestAgenda = 500

/**
 * A session as a calendar takes it (RFC 5545). The same session has the same UID, and a higher SEQUENCE each time that
 * it is moved or cancelled, so that a calendar changes the entry that it has. The time is in UTC: every calendar shows
 * it in the zone of who reads it.
 *
 * There is no ORGANIZER, which would need an e-mail address: the app tells nobody's.
 *
 * @returns the text of an .ics file, its lines folded and ended by CRLF
 */
export function calendarFile({ session, name, agenda, url, now }: Calendar): string {
  const isCancelled = session.status === 'cancelled'
  const start = new Date(session.startsAt)
  const calendar = ical({
    prodId: { company: brand, product: brand, language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: session.sessionId,
    sequence: session.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(now),
    lastModified: new Date(session.updatedAt),
    start,
    end: new Date(start.getTime() + session.durationMinutes * 60_000),
    summary: inOneLine(name),
    description:
      [session.reason && inOneLine(session.reason), beginningOf(agenda)].filter(Boolean).join('\n\n') || null,
    url,
  })
  const text = calendar.toString()
  return text.endsWith('\r\n') ? text : `${text}\r\n`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none in a text
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

const inLines = (text: string) => text.replaceAll('\r\n', '\n').replace(controls, '')
const inOneLine = (text: string) => inLines(text).replaceAll('\n', ' ')

function beginningOf(agenda: string): string {
  const characters = [...inLines(agenda).trim()]
  return characters.length > longestAgenda ? `${characters.slice(0, longestAgenda).join('')}…` : characters.join('')
}
