import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { anotherSecond, mustBe, mustMoveOn, mustTellTime } from '../games/cases.ts'
import { needed, readGame, withGame } from '../games/game.ts'
import { signInAnew } from '../games/people.ts'
import { changeSession, fixDate, hoursAhead, idsIn, offerDates, readSchedule, settled } from './schedule.ts'

const where = '#/components/schemas/PlannedSession/properties/updatedAt'

/** When a session says that it was changed. */
export const timeRules: Check[] = [
  {
    id: 'dates-pass',
    title: 'what is over is neither fixed, counted nor moved',
    where: pointerTo('getSchedule', 'description'),
    phase: 'aging',
    takes: 1200,
    run: pass,
  },
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

async function pass(run: Run): Promise<void> {
  await signInAnew(run, 'host')
  await withGame(run, {}, async (gameId) => {
    const soon = { durationMinutes: 15, dates: [hoursAhead(1 / 60)] }
    const waiting = async (due: number | undefined, occasion: string) =>
      mustBe(run, await readGame(run, gameId), ['datesToAnswer'], due, occasion)
    const [gone = ''] = idsIn(needed(await offerDates(run, gameId, { body: soon }), 200, 'offering a date'))
    await waiting(1, 'a date that is a minute ahead')
    await run.target.pass(65_000)
    await waiting(0, 'a date that went by')
    run.hasStatus(await fixDate(run, gameId, gone), 409, 'a date that went by')
    const body = { ...soon, dates: [hoursAhead(1 / 60)] }
    const [dateId = ''] = idsIn(needed(await offerDates(run, gameId, { body }), 200, 'offering a date'))
    const fixed = needed(await fixDate(run, gameId, dateId), 200, 'fixing a date')
    await run.target.pass(60_000 + 14 * 60_000)
    if (field(await readSchedule(run, gameId), 'session') === undefined)
      run.fail('a session is gone before its time is over', where)
    await run.target.pass(70_000)
    mustBe(run, await readSchedule(run, gameId), ['session'], undefined, 'a session whose time is over')
    mustBe(run, await readGame(run, gameId), ['nextSession'], undefined, 'a session whose time is over')
    const moved = await changeSession(run, 'moveSession', gameId, { startsAt: hoursAhead(30) })
    run.hasStatus(moved, 404, 'a session whose time is over')
    const [next = ''] = idsIn(needed(await offerDates(run, gameId), 200, 'offering dates'))
    const other = needed(await fixDate(run, gameId, next), 200, 'fixing a date')
    mustBe(run, other, ['session', 'sequence'], 0, 'the session after one that is over')
    if (field(other, 'session', 'sessionId') === field(fixed, 'session', 'sessionId'))
      run.fail('the session after one that is over is the same one', where, other)
  })
}
