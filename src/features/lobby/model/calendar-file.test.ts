import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import type { PlannedSession } from '../../../contract/types.gen.ts'
import { calendarFile } from './calendar-file.ts'

const { session } = examples.fixDate.answers[200].settled
const url = 'https://emberhall.example/game/lobby/?game=2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const now = Date.parse('2026-11-22T19:30:00Z')

const fileOf = (changed: Partial<PlannedSession> = {}, texts: { name?: string; agenda?: string } = {}) =>
  calendarFile({
    session: { ...session, ...changed } as PlannedSession,
    name: 'The Ember Crown',
    agenda: '',
    url,
    now,
    ...texts,
  })

/** Reads a file with an independent calendar library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('There is no event in it.')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid,
  }
}

describe('a session in a calendar', () => {
  test('that is confirmed', () => {
    expect(read(fileOf({}, { agenda: 'We begin at the mill.' }))).toEqual({
      method: 'PUBLISH',
      version: '2.0',
      status: 'CONFIRMED',
      url,
      stamp: '2026-11-22T19:30:00Z',
      uid: session.sessionId,
      sequence: 0,
      summary: 'The Ember Crown',
      description: 'We begin at the mill.',
      start: '2026-11-27T19:00:00.000Z',
      end: '2026-11-27T22:00:00.000Z',
      zone: 'UTC',
    })
  })

  test('that was moved is the same entry, with a higher sequence', () => {
    const moved = { startsAt: '2026-11-27T20:00:00Z', durationMinutes: 90, sequence: 1, reason: 'The train is late.' }
    expect(read(fileOf(moved, { agenda: 'We begin at the mill.' }))).toMatchObject({
      method: 'PUBLISH',
      status: 'CONFIRMED',
      uid: session.sessionId,
      sequence: 1,
      description: 'The train is late.\n\nWe begin at the mill.',
      start: '2026-11-27T20:00:00.000Z',
      end: '2026-11-27T21:30:00.000Z',
    })
  })

  test('that was canceled removes the entry', () => {
    const cancelled = { status: 'cancelled', sequence: 2, reason: 'Two of us are ill.' } as const
    expect(read(fileOf(cancelled))).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: session.sessionId,
      sequence: 2,
      description: 'Two of us are ill.',
    })
  })
})

describe('the text of the file', () => {
  const hostile =
    'Ash; Wren, Tam \\ "friends"\u0007: 🏰 Grüße aus dem sehr, sehr weit entfernten Tal der tausend Brücken'

  test('has lines of at most 75 octets, ended by CRLF', () => {
    const file = fileOf({}, { name: hostile, agenda: `BEGIN:VEVENT\n${'🏰'.repeat(300)}` })
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  })

  test('holds what people wrote as text, and none of it as a line of its own', () => {
    const agenda = `One, two; three\\four\r\nEND:VCALENDAR\n${'🏰'.repeat(600)}`
    const { summary, description } = read(fileOf({}, { name: hostile, agenda }))
    expect(summary).toBe(hostile.replace('\u0007', ''))
    expect(description).toMatch(/^One, two; three\\four\nEND:VCALENDAR\n🏰+…$/u)
    expect([...description]).toHaveLength(501)
  })
})
