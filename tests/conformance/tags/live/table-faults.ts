import type { Fault } from '../../kernel/faults/fault.ts'
import { down, onHello, onLine, only } from './line-plants.ts'

/** What one command brings, told in part. */
export const tableFaults: Record<string, Fault> = {
  'line host untold': down('live-handed-over', 'one of the two whose roles change is told', (frame, { behind }) => {
    if (frame.type !== 'resync' || frame.payload.reason !== 'role') return [frame]
    const isFirst = !behind.memory.has('another role')
    behind.memory.set('another role', '')
    return isFirst ? [frame] : []
  }),
  'line archive goes on': down(
    'live-archived-in-play',
    'a game that is archived plays on',
    (frame, { state }): (typeof frame)[] => {
      if (frame.type === 'game.changed') state.status = frame.payload.status
      return frame.type === 'play.ended' && state.status === 'archived' ? [] : [frame]
    },
  ),
  'line first fact alone': down(
    'live-commands-each',
    'the first fact of a command alone names it',
    only('game.changed', ({ commandId: _, ...frame }) => [frame]),
  ),
  'line last tab decides': onLine('live-presence', 'the tab that was opened last decides', {
    down(frame, { behind: { memory } }) {
      if (frame.type === 'presence.changed' && frame.payload.presence === 'here')
        memory.set('here', JSON.stringify(frame))
      return [frame]
    },
    up: onHello(async (hello, { behind: { memory }, tellAll }) => {
      const here = memory.get('here')
      if (Reflect.get(hello.payload, 'presence') !== 'away' || !here) return undefined
      const frame = JSON.parse(here)
      tellAll({ ...frame, payload: { ...frame.payload, presence: 'away' } })
      return undefined
    }),
  }),
}
