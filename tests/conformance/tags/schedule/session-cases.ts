import type { TagCases } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import { badBodies, badLines, mustBe, mustName, withField } from '../games/cases.ts'
import { withGame } from '../games/game.ts'
import { ask } from '../games/people.ts'
import { unknownGame } from '../games/permissions.ts'
import { noDate, refusals, refuse } from './refusals.ts'
import { changeSession, fixDate, hoursAhead, mustBeAt, offered, readSchedule, settled } from './schedule.ts'
import { scheduleRows as rows } from './schedule-rows.ts'

/** The cases of the session that is settled. */
export const sessionCases: Pick<TagCases<'schedule'>, 'fixDate' | 'moveSession' | 'cancelSession'> = {
  fixDate: {
    200: {
      title: 'the date is the next session, here and in the game, and no dates are offered any more',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const [, dateId = ''] = await offered(run, gameId)
          const startsAt = field(await readSchedule(run, gameId), 'offer', 'dates', '1', 'startsAt')
          const fixed = await fixDate(run, gameId, dateId)
          if (!run.hasStatus(fixed, 200, 'a date')) return
          mustName(run, fixed, 'a date that was fixed')
          mustBe(run, fixed, ['offer'], undefined, 'after a date was fixed')
          const due = { startsAt, durationMinutes: 180, status: 'settled', sequence: 0 }
          for (const [name, value] of Object.entries(due)) mustBe(run, fixed, ['session', name], value, 'a new session')
          const game = await ask(run, 'host', 'getGame', { params: { gameId } })
          mustBe(run, game, ['nextSession', 'startsAt'], startsAt, 'the game')
        })
      },
    },
    404: unknownGame('fixDate', rows.fixDate, noDate),
    ...refusals('fixDate'),
  },
  moveSession: {
    200: {
      title: 'it is the same session with a sequence one higher, by hand and by another date',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const before = await settled(run, gameId)
          const sessionId = field(before, 'session', 'sessionId')
          const startsAt = hoursAhead(30)
          const moved = await changeSession(run, 'moveSession', gameId, { startsAt, reason: 'Late train.' })
          if (!run.hasStatus(moved, 200, 'a session')) return
          mustName(run, moved, 'a session that was moved')
          const due = {
            sessionId,
            sequence: 1,
            durationMinutes: 180,
            reason: 'Late train.',
            status: 'settled',
          }
          for (const [name, value] of Object.entries(due))
            mustBe(run, moved, ['session', name], value, 'a moved session')
          const longer = await changeSession(run, 'moveSession', gameId, { durationMinutes: 240 })
          for (const one of [moved, longer]) mustBeAt(run, one, ['session', 'startsAt'], startsAt)
          const [dateId = ''] = await offered(run, gameId)
          const again = await fixDate(run, gameId, dateId)
          mustBe(run, again, ['session', 'sessionId'], sessionId, 'a session that moves to another date')
          mustBe(run, again, ['session', 'sequence'], 3, 'a session that moves to another date')
          await changeSession(run, 'cancelSession', gameId, {})
          const back = await changeSession(run, 'moveSession', gameId, { startsAt })
          mustBe(run, back, ['session', 'status'], 'settled', 'a cancelled session that has another time')
          mustBe(run, back, ['session', 'sequence'], 5, 'a cancelled session that has another time')
        })
      },
    },
    400: {
      title: 'what is no time, no length and no reason is refused',
      run: (run) =>
        refuse(run, 'moveSession', [
          ...badBodies('moveSession', { durationMinutes: 60 }, [
            ...withField({}, 'durationMinutes', [14, 721]),
            ...withField({}, 'reason', ['x'.repeat(201), ...badLines]),
            ...withField({}, 'startsAt', ['soon', 1]),
          ]),
          ...withField({}, 'startsAt', [hoursAhead(-1), hoursAhead(24 * 366 * 3)]),
        ]),
    },
    404: unknownGame('moveSession', rows.moveSession),
    ...refusals('moveSession'),
  },
  cancelSession: {
    200: {
      title: 'it stays to be seen with the reason, and is no next session; the one after it is another',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const sessionId = field(await settled(run, gameId), 'session', 'sessionId')
          const off = await changeSession(run, 'cancelSession', gameId, { reason: 'Ill.' })
          if (!run.hasStatus(off, 200, 'a session')) return
          const due = { sessionId, status: 'cancelled', sequence: 1, reason: 'Ill.' }
          for (const seen of [off, await changeSession(run, 'cancelSession', gameId, { reason: 'Ill.' })])
            for (const [name, value] of Object.entries(due))
              mustBe(run, seen, ['session', name], value, 'a cancelled session')
          const game = await ask(run, 'host', 'getGame', { params: { gameId } })
          mustBe(run, game, ['nextSession'], undefined, 'a game whose session was cancelled')
          const [dateId = ''] = await offered(run, gameId)
          const next = await fixDate(run, gameId, dateId)
          mustBe(run, next, ['session', 'sequence'], 0, 'the session after one that was cancelled')
          if (field(next, 'session', 'sessionId') === sessionId)
            mustBe(run, next, ['session', 'sessionId'], 'another', 'the session after one that was cancelled')
        })
      },
    },
    400: {
      title: 'what is no reason is refused',
      run: (run) =>
        refuse(
          run,
          'cancelSession',
          badBodies('cancelSession', {}, withField({}, 'reason', ['x'.repeat(201), ...badLines])),
        ),
    },
    404: unknownGame('cancelSession', rows.cancelSession),
    ...refusals('cancelSession'),
  },
}
