import type { Fault, Plant, PlantedFrame } from '../../kernel/faults/fault.ts'
import { down, only, withPayload } from './line-plants.ts'

/** Remembers that somebody is called something else from now on. */
const renaming: Plant = (call, { forward, memory }) => {
  if (call.id === 'changeProfile') memory.set('renamed', 'yes')
  return forward(call)
}

/** A fault of what is told once somebody has changed their profile. */
const renamed = (title: string, type: string, change: (frame: PlantedFrame) => PlantedFrame[]): Fault => ({
  ...down(
    'live-names',
    title,
    only(type, (frame, { behind }) => (behind.memory.has('renamed') ? change(frame) : [frame])),
  ),
  plant: renaming,
})

/** What is planted in what is told of a changed profile. */
export const nameFaults: Record<string, Fault> = {
  'line name untold': renamed('another name is not told to a table', 'member.changed', () => []),
  'line name old': renamed('a name is told as it was', 'member.changed', withPayload({ displayName: 'As it was' })),
  'line sigil old': renamed('a sigil is told as it was', 'member.changed', withPayload({ sigil: 'crown' })),
  'line name of another': renamed(
    'another name is told of somebody else',
    'member.changed',
    withPayload({ userId: '2VJ0nE9gXu2cToH3aMw6ByQ0fV4' }),
  ),
  'line host name old': renamed(
    'a game is told with the old name of its host',
    'game.changed',
    ({ payload, ...frame }) => [
      { ...frame, payload: { ...payload, host: { ...Object(payload.host), displayName: 'As it was' } } },
    ],
  ),
}
