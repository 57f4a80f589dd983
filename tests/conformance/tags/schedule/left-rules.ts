import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { needed } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { remove, withTable } from '../games/table.ts'
import { offered, readSchedule } from './schedule.ts'

const where = pointerTo('getSchedule', 'responses', 200)

/** What becomes of answers whose authors sit at the table no more. */
export const leftRules: Check[] = [
  { id: 'answers-leave', title: 'answers go with who leaves or is removed', where, run: answersLeave },
]

async function answersLeave(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const params = { gameId }
    const all = ['host', 'player', 'admin'] as const
    for (const dateId of await offered(run, gameId))
      for (const part of all) {
        const answer = { params: { ...params, dateId }, body: { answer: 'yes' } }
        needed(await ask(run, part, 'answerDate', answer), 200, 'answering a date')
      }
    /** Of all who have answered these do so still. */
    const mustCount = async (staying: readonly (typeof all)[number][], occasion: string) => {
      const schedule = await readSchedule(run, gameId)
      for (const part of all) {
        const isTold = schedule.came.body.includes(await idOf(run, part))
        if (isTold === staying.includes(part)) continue
        run.fail(`${occasion}: the answers of the ${part} are ${isTold ? 'told still' : 'lost'}`, where, schedule)
      }
    }
    needed(await ask(run, 'player', 'leaveGame', { params }), 204, 'leaving')
    await mustCount(['host', 'admin'], 'after the player has left')
    await remove(run, 'admin', gameId)
    await mustCount(['host'], 'after the admin was removed')
  })
}
