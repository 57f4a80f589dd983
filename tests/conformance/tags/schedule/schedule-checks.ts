import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { anotherSecond, mustBe, mustMoveOn, mustTellTime } from '../games/cases.ts'
import { atOnceRule, ownTable } from '../games/derived.ts'
import { permissionsOf } from '../games/permissions.ts'
import { ask, idOf, needed, readGame, remove, signInAnew, withGame, withTable } from '../games/table.ts'
import {
  changeSession,
  fixDate,
  hoursAhead,
  idsIn,
  offerDates,
  offered,
  readSchedule,
  scheduleRows,
  settled,
} from './schedule.ts'

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

const touchedAt = '#/components/schemas/PlannedSession/properties/updatedAt'

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
  { id: 'session-touched', title: 'a move and an end move updatedAt on', where: touchedAt, run: touched },
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
      mustMoveOn(run, [before, then], ['session', 'updatedAt'], { message, where: touchedAt })
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
      run.fail('a session is gone before its time is over', touchedAt)
    await run.target.pass(70_000)
    mustBe(run, await readSchedule(run, gameId), ['session'], undefined, 'a session whose time is over')
    mustBe(run, await readGame(run, gameId), ['nextSession'], undefined, 'a session whose time is over')
    const moved = await changeSession(run, 'moveSession', gameId, { startsAt: hoursAhead(30) })
    run.hasStatus(moved, 404, 'a session whose time is over')
    const [next = ''] = idsIn(needed(await offerDates(run, gameId), 200, 'offering dates'))
    const other = needed(await fixDate(run, gameId, next), 200, 'fixing a date')
    mustBe(run, other, ['session', 'sequence'], 0, 'the session after one that is over')
    if (field(other, 'session', 'sessionId') === field(fixed, 'session', 'sessionId'))
      run.fail('the session after one that is over is the same one', touchedAt, other)
  })
}

export { scheduleCases } from './schedule-cases.ts'

/** What no single answer shows of a schedule. */
export const scheduleRules: Check[] = [
  ...permissionsOf(scheduleRows),
  atOnceRule('offerDates', ownTable(scheduleRows.offerDates)),
  atOnceRule('moveSession', ownTable(scheduleRows.moveSession)),
  ...leftRules,
  ...timeRules,
]
