import { setTimeout as wait } from 'node:timers/promises'
import { aloneCheck, type Check } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustTellTime } from '../games/cases.ts'
import { needed, withGame } from '../games/game.ts'
import { changeSession, hoursAhead, settled } from './schedule.ts'

const where = '#/components/schemas/PlannedSession/properties/updatedAt'
/** A server may tell times in whole seconds. */
const tick = 1100

/** When a session says that it was changed. */
export const timeRules: Check[] = [
  aloneCheck({ id: 'session-touched', title: 'a move and an end move updatedAt on', where, run: touched }),
]

async function touched(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    let before = await settled(run, gameId)
    for (const [id, body, occasion] of [
      ['moveSession', { startsAt: hoursAhead(30) }, 'moving a session'],
      ['cancelSession', {}, 'cancelling a session'],
    ] as const) {
      await wait(tick)
      const then = needed(await changeSession(run, id, gameId, body), 200, occasion)
      mustTellTime(run, then, ['session', 'updatedAt'])
      const [was, is] = [before, then].map((one) => Date.parse(String(field(one, 'session', 'updatedAt'))))
      if (!(Number(is) > Number(was))) run.fail(`${occasion} leaves its updatedAt as it was`, where, then)
      before = then
    }
  })
}
