import type { Fault, PlantedFrame } from '../../kernel/faults/fault.ts'
import { responseFault, set } from '../games/faults/plants.ts'
import { permissionFaults, takenFaults } from '../games/faults/refusal-faults.ts'
import { idsOf } from '../games/permissions.ts'
import { doorFaults } from './door-faults.ts'
import { hereFaults } from './here-faults.ts'
import { ideaFaults } from './idea-faults.ts'
import { down, isFact, onHello, onLine, only, renewed, swallowing, toAll, withPayload } from './line-plants.ts'
import { liveCases, liveRows } from './live-cases.ts'
import { nameFaults } from './name-faults.ts'
import { tableFaults } from './table-faults.ts'
import { toldFaults } from './told-faults.ts'

const ticket = (title: string, fields: object) => responseFault('createLiveTicket', 200, title, set({ ...fields }))

const written: Record<string, Fault> = {
  'ticket again': ticket('every ticket is the same', { ticket: 'Zk3WcR8pQy0uTn5vLx7sBaEe' }),
  'ticket by count': ticket('a ticket is guessed', { ticket: '0000000000000000000001' }),
  'ticket for hours': ticket('a ticket lasts for hours', { expiresAt: '2035-01-01T00:00:00Z' }),
  'line ticket reused': onLine('live-ticket-once', 'a ticket opens the channel again and again', {
    up: onHello(renewed),
  }),
  'line ticket elsewhere': onLine('live-ticket-own-game', 'a ticket opens the channel of any game', {
    up: onHello(async (hello, { behind }) => JSON.parse(behind.memory.get(`ticket ${hello.payload.ticket}`) ?? '{}')),
  }),
  'line ticket unknown': onLine('live-ticket-needed', 'a ticket is not looked at', {
    up: onHello((hello, context) => renewed(hello, context, context.behind.memory.get('last ticket'))),
  }),
  'line any origin': onLine('live-origin', 'the page of any origin gets in', {
    letsIn: () => true,
  }),
  'line no frames': onLine('live-frames-read', 'what is no frame is passed over', swallowing('frame')),
  'line removed stays': onLine('live-seat-lost', 'who is removed stays', swallowing('removed')),
  'line left stays': onLine('live-seat-lost', 'who leaves stays', swallowing('left')),
  'line wrong reason': down(
    'live-seat-lost',
    'who is removed is told that they left',
    only('bye', withPayload({ reason: 'left' })),
  ),
  'line deleted stays': onLine('live-game-deleted', 'the lines of a deleted game stay', swallowing('gameDeleted')),
  'line signed out stays': onLine(
    'live-signed-out',
    'a session that has ended keeps its line',
    swallowing('signedOut'),
  ),
  'line no bye': onLine('live-game-deleted', 'a line ends without a word', {
    down: only('bye', () => []),
  }),
  'line one number': down('live-sequence', 'each fact has the same number', (frame) => [{ ...frame, seq: 1 }]),
  'line doubled': down('live-sequence', 'each fact is told twice', (frame) =>
    isFact(frame) ? [frame, frame] : [frame],
  ),
  'line dropped': down('live-sequence', 'every second fact is lost', (frame, { state }) => {
    if (!isFact(frame)) return [frame]
    state.count = Number(state.count ?? 0) + 1
    return Number(state.count) % 2 === 0 ? [] : [frame]
  }),
  'line slow beat': down(
    'live-sequence',
    'a beat comes once a minute',
    only('welcome', withPayload({ beatSeconds: 60 })),
  ),
  'line forgets': onLine('live-resume', 'what was missed is not told', {
    up: onHello(async (hello) => ({ text: JSON.stringify({ ...hello, payload: { ...hello.payload, seq: 99_999 } }) })),
    down: only('resync', () => []),
  }),
  'line retells': onLine('live-resume', 'what was told is told again', {
    up: onHello(async (hello) => ({ text: JSON.stringify({ ...hello, payload: { ...hello.payload, seq: 0 } }) })),
  }),
  'line no resync': down(
    'live-resync',
    'an unknown stream is gone on with',
    only('resync', () => []),
  ),
  'line command lost': down('live-commands', 'the command is not told', ({ commandId: _, ...frame }) => [
    frame as PlantedFrame,
  ]),
  'line command to all': down('live-commands', 'the command is told to all', (frame, { behind }) => [
    isFact(frame) ? { ...frame, commandId: behind.memory.get('command') ?? frame.commandId } : frame,
  ]),
  'line actor lost': down('live-commands', 'nobody is named', ({ actorId: _, ...frame }) => [frame as PlantedFrame]),
  'line nudge to all': down('live-commands', 'a nudge is told to all', toAll('nudged')),
  'line pause named': down(
    'live-anonymous',
    'a pause says who asked for it',
    only('pause.changed', (frame) => [{ ...frame, actorId: 'somebody' }]),
  ),
  'line boundary named': down(
    'live-anonymous',
    'a boundary says who added it',
    only('boundaries.changed', (frame) => [{ ...frame, actorId: 'somebody' }]),
  ),
  'line pause command': down(
    'live-anonymous',
    'a pause comes back as a command',
    only('pause.changed', (frame) => [{ ...frame, commandId: '2VJ0nE9gXu2cToH3aMw6ByQ0fV4' }]),
  ),
  'line boundary told': down(
    'live-anonymous',
    'one boundary alone is told',
    only(
      'boundaries.changed',
      withPayload({ items: [{ boundaryId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ5', kind: 'veil', text: 'Deep water' }] }),
    ),
  ),
  'line requests to all': down('live-projection', 'who waits is told to all', toAll('request.changed')),
  'line links to all': down('live-projection', 'a link for admins is told to all', toAll('invitation.changed')),
  'line waiting to all': down(
    'live-projection',
    'everybody is told how many wait',
    only('game.changed', withPayload({ requestsWaiting: 1 })),
  ),
  'line role of all': down(
    'live-projection',
    'everybody is told that they host',
    only('game.changed', withPayload({ role: 'host' })),
  ),
  'line nobody comes': down(
    'live-presence',
    'who comes is not told',
    only('presence.changed', () => []),
  ),
  'line nobody away': down(
    'live-presence',
    'who looks away counts as here',
    only('presence.changed', withPayload({ presence: 'here' })),
  ),
  'line no schedule': down(
    'live-facts',
    'dates are not told',
    only('schedule.changed', () => []),
  ),
  'line late notes': down(
    'live-facts',
    'notes are told as they were',
    only('notes.changed', withPayload({ agenda: '' })),
  ),
  'line no member': down(
    'live-facts',
    'who comes to the table is not told',
    only('member.changed', () => []),
  ),
  'line no start': down(
    'live-facts',
    'a start is not told',
    only('play.starting', () => []),
  ),
  'line version': down('live-facts', 'a frame of another version', (frame) => [{ ...frame, v: 2 }]),
  'line payload': down(
    'live-facts',
    'a payload lacks what it has to have',
    only('member.left', ({ payload: { how: _, ...payload }, ...frame }) => [{ ...frame, payload }]),
  ),
}

/** What is planted, so that a check of the live channel finds it. */
export const liveFaults: Record<string, Fault> = {
  ...takenFaults(liveCases),
  ...permissionFaults(idsOf(liveRows)),
  ...written,
  ...doorFaults,
  ...toldFaults,
  ...hereFaults,
  ...ideaFaults,
  ...nameFaults,
  ...tableFaults,
}
