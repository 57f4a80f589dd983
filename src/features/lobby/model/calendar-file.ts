import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { PlannedSession } from '../../../contract/types.gen.ts'
import { brand } from '../../../shell/routes.ts'

type Calendar = {
  session: PlannedSession
  /** The game's name. */
  name: string
  /** The texts of host and admins for the session. */
  agenda: string
  /** The lobby's whole address. */
  url: string
  /** The time of creation, Unix milliseconds. */
  now: number
}

/** The most characters of a description: it is read on a phone, and some calendars cut long ones. */
const longestAgenda = 500

/**
 * A session as a calendar file (RFC 5545). The same session has the same UID, and a higher SEQUENCE each time it is
 * moved or canceled, so that a calendar updates its entry. The time is in UTC: every calendar shows it in its reader's
 * zone.
 * There is no ORGANIZER, which would need an email address.
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
