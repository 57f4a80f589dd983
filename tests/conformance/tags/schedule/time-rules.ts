import type { Check } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { anotherSecond, mustMoveOn, mustTellTime } from '../games/cases.ts'
import { needed, withGame } from '../games/game.ts'
import { changeSession, hoursAhead, settled } from './schedule.ts'

const where = '#/components/schemas/PlannedSession/properties/updatedAt'

/** When a session says that it was changed. */
export const timeRules: Check[] = [
  { id: 'session-touched', title: 'a move and an end move updatedAt on', where, run: touched },
]

async function touched(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    let before = await settled(run, gameId)
    for (const [id, body, occasion] of [
      ['moveSession', { startsAt: hoursAhead(30) }, 'moving a session'],
      ['cancelSession', {}, 'cancelling a session'],
    ] as const) {
      await anotherSecond(run)
      const then = needed(await changeSession(run, id, gameId, body), 200, occasion)
      mustTellTime(run, then, ['session', 'updatedAt'])
      const message = `${occasion} leaves its updatedAt as it was`
      mustMoveOn(run, [before, then], ['session', 'updatedAt'], { message, where })
      before = then
    }
  })
}
