import type { Fault } from '../../../kernel/faults/fault.ts'
import { madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'
import { afterFaults } from './after-faults.ts'
import { answerFaults } from './answer-faults.ts'
import { foreignFaults } from './foreign-faults.ts'
import { gameFaults } from './game-faults.ts'
import { listFaults } from './list-faults.ts'
import { memberFaults } from './member-faults.ts'
import { fault, openTo, responseFault, set, whereOthersGame } from './plants.ts'

const refused = { message: 'Your role in this game does not allow that. Ask the host.' }

/** Roles that may what is not theirs, or may not what is, and games that are told to others. */
const roleFaults = {
  'admin deletes': fault('deleteGame.403', 'an admin deletes the game', openTo('deleteGame', 403)),
  'admin stuck': fault('changeGame.may', 'an admin does not change the game', (call, { forward, memory }) => {
    const first = memory.get('first') ?? call.headers.cookie ?? ''
    if (call.id === 'createGame') memory.set('first', first)
    return call.id === 'changeGame' && call.headers.cookie && call.headers.cookie !== memory.get('first')
      ? Promise.resolve(madeUp(403, refused))
      : forward(call)
  }),
  'player leaves': responseFault('leaveGame', 204, '200 for who leaves', status(200)),
  'host leaves': fault(
    'leaveGame.may',
    'the host leaves the game without one',
    mutateResponse('leaveGame', 409, status(204)),
  ),
  'other 404': fault(
    'getGame.may',
    'a game of others is told by another message',
    whereOthersGame(
      'getGame',
      set({
        message: 'You are no member of this game.',
      }),
    ),
  ),
  'other header': fault(
    'getMember.may',
    'a game of others is told by a header',
    whereOthersGame('getMember', (reply) => ({
      ...reply,
      headers: [...reply.headers, ['X-Game', 'private']],
    })),
  ),
  'waiting sees': fault('listMembers.may', 'who waits sees the members', openTo('listMembers', 404)),
}

/** Faults in games and their members that are written out; those of each refusal are made from the cases. */
export const writtenFaults: Record<string, Fault> = {
  ...answerFaults,
  ...listFaults,
  ...gameFaults,
  ...memberFaults,
  ...afterFaults,
  ...foreignFaults,
  ...roleFaults,
}
