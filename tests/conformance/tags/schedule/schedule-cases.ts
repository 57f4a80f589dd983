import type { TagCases } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import { mustBe, mustHave, mustName } from '../games/cases.ts'
import { refusedIn } from '../games/derived.ts'
import { archivedGame } from '../games/permissions.ts'
import { ask, idOf, standingTable, versionIn, withGame } from '../games/table.ts'
import {
  changeSession,
  fixDate,
  hoursAhead,
  idsIn,
  mustBeAt,
  offerDates,
  offered,
  openIn,
  readSchedule,
  scheduleRows as rows,
  settled,
  someDates,
} from './schedule.ts'

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
          mustHave(run, fixed, due, 'a new session', ['session'])
          const game = await ask(run, 'host', 'getGame', { params: { gameId } })
          mustBe(run, game, ['nextSession', 'startsAt'], startsAt, 'the game')
        })
      },
    },
    ...refusedIn('fixDate', rows.fixDate),
    409: archivedGame('fixDate', rows.fixDate),
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
          const due = { sessionId, sequence: 1, durationMinutes: 180, reason: 'Late train.', status: 'settled' }
          mustHave(run, moved, due, 'a moved session', ['session'])
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
    ...refusedIn('moveSession', rows.moveSession),
    409: archivedGame('moveSession', rows.moveSession),
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
            mustHave(run, seen, due, 'a cancelled session', ['session'])
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
    ...refusedIn('cancelSession', rows.cancelSession),
    409: archivedGame('cancelSession', rows.cancelSession),
  },
}

export const scheduleCases: TagCases<'schedule'> = {
  getSchedule: {
    200: {
      title: 'each member sees the same, with its version; at first there is nothing',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const none = await ask(run, 'host', 'getSchedule', { params: { gameId } })
          if (!run.hasStatus(none, 200, 'a new game')) return
          for (const name of ['offer', 'session']) mustBe(run, none, [name], undefined, 'a new game')
          mustName(run, none, 'a new schedule')
        })
        const { gameId } = await standingTable(run)
        const [dateId = ''] = await offered(run, gameId)
        const body = { answer: 'yes' }
        await ask(run, 'host', 'answerDate', { params: { gameId, dateId }, body })
        const host = await readSchedule(run, gameId)
        if (!host.came.body.includes(await idOf(run, 'host')))
          mustBe(run, host, ['offer', 'dates', '0', 'answers'], [body], 'an answer')
        for (const part of ['admin', 'player'] as const) {
          const seen = await readSchedule(run, gameId, part)
          for (const name of ['offer', 'session', 'rev']) mustBe(run, seen, [name], field(host, name), `as the ${part}`)
        }
      },
    },
    ...refusedIn('getSchedule', rows.getSchedule),
  },
  offerDates: {
    200: {
      title: 'dates are offered in their order; one that was offered before keeps its id and its answers',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const [early, late] = [hoursAhead(24), hoursAhead(48)]
          // Wherever clocks are changed, one of these is in summer time and one is not, or today is the other.
          const far = [hoursAhead(24 * 120), hoursAhead(24 * 240)]
          const body = (...all: string[]) => ({ body: { durationMinutes: 90, dates: all } })
          const made = await offerDates(run, gameId, body(late, early))
          if (!run.hasStatus(made, 200, 'two dates')) return
          mustName(run, made, 'dates that are offered')
          mustBe(run, made, ['offer', 'durationMinutes'], 90, 'how long it is to last')
          const [first, second = ''] = idsIn(made)
          for (const [at, date] of [early, late].entries())
            mustBeAt(run, made, ['offer', 'dates', String(at), 'startsAt'], date)
          await ask(run, 'host', 'answerDate', { params: { gameId, dateId: second }, body: { answer: 'no' } })
          const again = await offerDates(run, gameId, { body: { durationMinutes: 60, dates: [late, ...far] } })
          mustBe(run, again, ['offer', 'durationMinutes'], 60, 'how long it is to last now')
          for (const [at, date] of far.entries())
            mustBeAt(run, again, ['offer', 'dates', `${at + 1}`, 'startsAt'], date)
          mustBe(run, again, ['offer', 'dates', '0', 'dateId'], second, 'a date that is offered again')
          const answers = [{ userId: await idOf(run, 'host'), answer: 'no' }]
          mustBe(run, again, ['offer', 'dates', '0', 'answers'], answers, 'a date that is offered again')
          mustBe(run, again, ['offer', 'dates', '1', 'answers'], [], 'a new date')
          if (idsIn(again).includes(first ?? ''))
            mustBe(run, again, ['offer', 'dates'], 'without the first', 'a new offer')
          mustBe(run, again, ['rev'], Number(field(made, 'rev')) + 1, 'after another offer')
        })
      },
    },
    ...refusedIn('offerDates', rows.offerDates),
    409: archivedGame('offerDates', rows.offerDates),
  },
  withdrawDates: {
    200: {
      title: 'no dates are offered any more; a session that is settled stays',
      run: async (run) => {
        await withGame(run, {}, async (gameId) => {
          const session = field(await settled(run, gameId), 'session')
          const body = someDates()
          const [dateId = ''] = idsIn(await offerDates(run, gameId, { body }))
          await ask(run, 'host', 'answerDate', { params: { gameId, dateId }, body: { answer: 'yes' } })
          const headers = versionIn(await readSchedule(run, gameId))
          const gone = await ask(run, 'host', 'withdrawDates', { params: { gameId }, headers })
          if (!run.hasStatus(gone, 200, 'dates that are taken back')) return
          for (const seen of [gone, await readSchedule(run, gameId)]) {
            mustHave(run, seen, { offer: undefined, session: session }, 'after dates were taken back')
          }
          const again = await offerDates(run, gameId, { body })
          mustBe(run, again, ['offer', 'dates', '0', 'answers'], [], 'a date that was taken back, and is offered anew')
        })
      },
    },
    ...refusedIn('withdrawDates', rows.withdrawDates),
    409: archivedGame('withdrawDates', rows.withdrawDates),
  },
  answerDate: {
    200: {
      title: 'the last answer of each member holds, and changes no version',
      run: async (run) => {
        const { gameId } = await standingTable(run)
        const [dateId = ''] = await offered(run, gameId)
        const { rev } = { rev: field(await readSchedule(run, gameId), 'rev') }
        for (const [part, answer] of [
          ['player', 'yes'],
          ['admin', 'no'],
          ['player', 'ifNeedBe'],
        ] as const) {
          const answered = await ask(run, part, 'answerDate', { params: { gameId, dateId }, body: { answer } })
          if (run.hasStatus(answered, 200, `${answer} by the ${part}`))
            mustBe(run, answered, ['rev'], rev, 'after an answer')
        }
        const seen = await readSchedule(run, gameId)
        const all = field(seen, 'offer', 'dates', '0', 'answers')
        const found = Array.isArray(all) ? all.map((one) => `${one.userId} ${one.answer}`) : []
        const due = [`${await idOf(run, 'player')} ifNeedBe`, `${await idOf(run, 'admin')} no`]
        for (const one of due)
          if (!found.includes(one)) mustBe(run, seen, ['offer', 'dates', '0', 'answers'], due, 'the answers')
        if (new Set(found.map((one) => one.split(' ')[0])).size < found.length)
          mustBe(run, seen, ['offer', 'dates', '0', 'answers'], due, 'one answer for each member')
        for (const part of ['player', 'admin'] as const) {
          const game = await ask(run, part, 'getGame', { params: { gameId } })
          const open = openIn(seen, await idOf(run, part))
          mustBe(run, game, ['datesToAnswer'], open, `how many dates wait for the ${part}`)
        }
      },
    },
    ...refusedIn('answerDate', rows.answerDate),
    409: archivedGame('answerDate', rows.answerDate),
  },
  ...sessionCases,
}
