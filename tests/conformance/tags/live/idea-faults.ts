import type { Call, Fault } from '../../kernel/faults/fault.ts'
import { contentOf } from '../../kernel/faults/mutate-response.ts'
import { down, only } from './line-plants.ts'

/** A fact of a type is lost that comes of a certain call. */
const lostAfter = (type: string, title: string, isMeant: (call: Call) => boolean): Fault => {
  const lost = down(
    'live-ideas-gone',
    title,
    only(type, (frame, { behind }) => (behind.memory.has('lost') ? [] : [frame])),
  )
  return {
    ...lost,
    plant(call, behind) {
      // A look at something tells nothing.
      if (call.method !== 'GET' && isMeant(call)) behind.memory.set('lost', '')
      else if (call.method !== 'GET') behind.memory.delete('lost')
      return lost.plant(call, behind)
    },
  }
}

/** What is not told of ideas that go, or come back. */
export const ideaFaults: Record<string, Fault> = {
  'line deleted idea stays': lostAfter(
    'idea.removed',
    'that an idea was deleted is not told',
    ({ id }) => id === 'deleteIdea',
  ),
  'line private idea stays': lostAfter(
    'idea.removed',
    'that an idea is kept to oneself is not told',
    (call) => call.id === 'changeIdea' && contentOf(call).visibility === 'me',
  ),
  'line moved idea stays': lostAfter(
    'idea.removed',
    'that an idea has gone to another game is not told',
    (call) => call.id === 'changeIdea' && typeof contentOf(call).gameId === 'string',
  ),
  'line idea of no game stays': lostAfter(
    'idea.removed',
    'that an idea is in no game any more is not told',
    (call) => call.id === 'changeIdea' && contentOf(call).gameId === null,
  ),
  'line removed idea stays': lostAfter(
    'idea.removed',
    'that an idea was taken out of the game is not told',
    ({ id }) => id === 'removeGameIdea',
  ),
  'line idea not back': lostAfter(
    'idea.changed',
    'that an idea was brought back is not told',
    ({ id }) => id === 'restoreIdea',
  ),
}
