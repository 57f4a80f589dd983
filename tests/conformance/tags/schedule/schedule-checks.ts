import { anotherSecond, withField } from '../../kernel/cases.ts'
import { type Check, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { atOnceRule, casesOf, inOwnGame, rulesOf } from '../../kernel/derived-checks.ts'
import { inHours, newId } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { aging, type Body, inAnyOrder, inGame, inGroup, later, type Scene } from '../../kernel/scene.ts'

export function idsIn(schedule: Body): string[] {
  const { dates } = Object(schedule.offer)
  return Array.isArray(dates) ? dates.map(({ dateId }) => String(dateId)) : []
}

/** Proposes dates. @returns their ids, the earliest first */
const offer = async ({ by }: Scene, ...dates: string[]) =>
  idsIn(await by('host', 'offerDates', 200, dates.length > 0 ? { dates } : {}))
/** Picks the first of two dates. */
const settle = async (scene: Scene) => {
  const [dateId] = await offer(scene)
  return scene.by('host', 'fixDate', 200, { dateId })
}
const sessionIn = ({ session }: Body): Body => Object(session)

/** A date that is offered; if none is, two are. */
async function onDate(scene: Scene) {
  const ids = idsIn(await scene.sees('host', 'getSchedule', {}))
  return { dateId: ids[0] ?? (await offer(scene))[0] }
}
/** There is a session. */
export async function settled(scene: Scene): Promise<Body> {
  const { session } = await scene.sees('host', 'getSchedule', {})
  if (session === undefined) await scene.by('host', 'fixDate', 200, await onDate(scene))
  return {}
}

const noDate = [{ dateId: newId() }]
const tooFar = inHours(24 * 736)
const [early, same] = [inHours(24), inHours(24).replace('Z', '.000Z')]

const scheduleRows: RowsOf<'schedule'> = {
  getSchedule: {},
  offerDates: {
    bad: withField('dates', [[inHours(-1)], [early, inHours(-24)], [early, early], [early, same], [tooFar]]),
  },
  withdrawDates: {},
  answerDate: { input: async (scene) => ({ ...(await onDate(scene)), answer: 'yes' }), notThere: noDate },
  fixDate: { input: onDate, notThere: noDate },
  moveSession: {
    input: async (scene) => ({ ...(await settled(scene)), durationMinutes: 60 }),
    bad: withField('startsAt', [inHours(-1), tooFar]),
  },
  cancelSession: { input: settled },
}

const nothing = { offer: undefined, session: undefined }

export const scheduleCases: TagCases<'schedule'> = casesOf(scheduleRows, {
  'getSchedule.200': inGroup('each member sees the same; at first there is nothing', async (scene) => {
    const { by, sees } = scene
    await sees('host', 'getSchedule', nothing)
    const [dateId] = await offer(scene)
    await by('host', 'answerDate', 200, { dateId, answer: 'yes' })
    const dates = [{ answers: [{ userId: 'host', answer: 'yes' }] }, { answers: [] }]
    const seen = await sees('host', 'getSchedule', { offer: { dates } })
    for (const part of ['admin', 'player'] as const) await sees(part, 'getSchedule', seen)
  }),
  'offerDates.200': inGame('in their order; one that is offered again keeps id and answers', async ({ by }) => {
    // Where clocks change, one of the last two dates has another offset from UTC than today.
    const [early, late, far, further] = [24, 48, 24 * 120, 24 * 240].map(inHours)
    const two = { durationMinutes: 90, dates: [{ startsAt: early }, { startsAt: late }] }
    const made = await by('host', 'offerDates', 200, { ...two, dates: [late, early] }, { offer: two })
    const [first, second] = idsIn(made)
    await by('host', 'answerDate', 200, { dateId: second, answer: 'no' })
    const kept = { dateId: second, startsAt: late, answers: [{ userId: 'host', answer: 'no' }] }
    const dates = [kept, { startsAt: far, answers: [] }, { startsAt: further, answers: [] }]
    const again = { offer: { durationMinutes: 60, dates }, rev: Number(made.rev) + 1 }
    await by('host', 'offerDates', 200, { durationMinutes: 60, dates: [late, far, further] }, again)
    await by('host', 'answerDate', 404, { dateId: first, answer: 'yes' })
  }),
  'withdrawDates.200': inGame('no dates are offered any more; a session that is settled stays', async (scene) => {
    const { by, sees } = scene
    const { session } = await settle(scene)
    const dates = [inHours(24), inHours(48)]
    const [dateId] = await offer(scene, ...dates)
    await by('host', 'answerDate', 200, { dateId, answer: 'yes' })
    await by('host', 'withdrawDates', 200, {}, { offer: undefined, session })
    await sees('host', 'getSchedule', { offer: undefined, session })
    await by('host', 'answerDate', 404, { dateId, answer: 'yes' })
    await by('host', 'offerDates', 200, { dates }, { offer: { dates: [{ answers: [] }, { answers: [] }] } })
  }),
  'answerDate.200': inGroup('the last answer of each member holds, and changes no version', async (scene) => {
    const { by, sees } = scene
    const [dateId] = await offer(scene)
    const { rev } = await sees('host', 'getSchedule', {})
    await by('player', 'answerDate', 200, { dateId, answer: 'yes' }, { rev })
    await by('admin', 'answerDate', 200, { dateId, answer: 'no' }, { rev })
    await by('player', 'answerDate', 200, { dateId, answer: 'ifNeedBe' }, { rev })
    const answers = inAnyOrder({ userId: 'player', answer: 'ifNeedBe' }, { userId: 'admin', answer: 'no' })
    await sees('host', 'getSchedule', { offer: { dates: [{ answers }, { answers: [] }] } })
    await sees('host', 'getGame', { datesToAnswer: 2 })
    for (const part of ['player', 'admin'] as const) await sees(part, 'getGame', { datesToAnswer: 1 })
  }),
  'fixDate.200': inGame('it is the next session, here and in the game; none is offered', async (scene) => {
    const startsAt = inHours(48)
    const [, dateId] = await offer(scene, inHours(24), startsAt)
    const session = { startsAt, durationMinutes: 180, status: 'settled', sequence: 0, reason: '' }
    await scene.by('host', 'fixDate', 200, { dateId }, { offer: undefined, session })
    await scene.sees('host', 'getGame', { nextSession: { startsAt }, datesToAnswer: undefined })
  }),
  'fixDate.409': aging(
    70,
    ['host'],
    inGame('what is over is not fixed, and counts no more', async (scene) => {
      const [dateId] = await offer(scene, inHours(1 / 60))
      await scene.sees('host', 'getGame', { datesToAnswer: 1 })
      await scene.run.target.pass(65_000)
      await scene.sees('host', 'getGame', { datesToAnswer: 0 })
      await scene.by('host', 'fixDate', 409, { dateId })
    }),
  ),
  'moveSession.200': inGroup('the same session with a sequence one higher, also by a date', async (scene) => {
    const { by } = scene
    const { sessionId } = sessionIn(await settle(scene))
    const startsAt = inHours(30)
    const move = (input: Body, due: Body) =>
      by('host', 'moveSession', 200, input, {
        session: { sessionId, startsAt, status: 'settled', ...due },
        changedBy: { userId: 'host' },
      })
    await move({ startsAt, durationMinutes: 240 }, { sequence: 1, durationMinutes: 240, reason: '' })
    await move({ startsAt, reason: 'Late.' }, { sequence: 2, durationMinutes: 240, reason: 'Late.' })
    const [dateId] = await offer(scene)
    await by('host', 'fixDate', 200, { dateId }, { session: { sessionId, sequence: 3 } })
    await by('admin', 'cancelSession', 200, {}, { changedBy: { userId: 'admin' } })
    await move({ startsAt }, { sequence: 5 })
  }),
  'cancelSession.200': inGame('it stays to be seen with the reason, and is no next session', async (scene) => {
    const { by, sees } = scene
    const { sessionId } = sessionIn(await settle(scene))
    const session = { sessionId, status: 'cancelled', sequence: 1, reason: 'Ill.' }
    for (const _ of ['once', 'twice']) await by('host', 'cancelSession', 200, { reason: 'Ill.' }, { session })
    await sees('host', 'getGame', { nextSession: undefined })
    const other = await settle(scene)
    await sees('host', 'getSchedule', { session: { sequence: 0, status: 'settled' } })
    if (sessionIn(other).sessionId === sessionId) scene.fail('the session after a cancelled one is the same one')
  }),
})

export const scheduleRules: Check[] = [
  ...rulesOf(scheduleRows),
  atOnceRule('offerDates', inOwnGame('offerDates')),
  atOnceRule('moveSession', inOwnGame('moveSession', scheduleRows.moveSession)),
  ...rulesAt(pointerTo('getSchedule', 'description'), {
    'answers-leave': inGroup('answers go with who leaves or is removed', async (scene) => {
      const { by, sees } = scene
      const dates = await offer(scene)
      for (const part of ['host', 'player', 'admin'] as const)
        for (const dateId of dates) await by(part, 'answerDate', 200, { dateId, answer: 'yes' })
      const staying = (...all: string[]) => {
        const answers = inAnyOrder(...all.map((userId) => ({ userId, answer: 'yes' })))
        return sees('host', 'getSchedule', { offer: { dates: [{ answers }, { answers }] } })
      }
      await by('player', 'leaveGame', 204)
      await staying('host', 'admin')
      await by('host', 'removeMember', 204, { userId: 'admin' })
      await staying('host')
    }),
    'session-touched': inGame('moving and ending a session update updatedAt', async (scene) => {
      let { updatedAt } = sessionIn(await settle(scene))
      for (const id of ['moveSession', 'cancelSession'] as const) {
        await anotherSecond(scene.run)
        const session = { updatedAt: later(updatedAt) }
        updatedAt = sessionIn(await scene.by('host', id, 200, { reason: 'Late.' }, { session })).updatedAt
      }
    }),
    'session-over': aging(
      1000,
      ['host'],
      inGame('a session whose time is over is there no more, and the next one is another', async (scene) => {
        const { by, sees, run } = scene
        const soon = await by('host', 'offerDates', 200, { durationMinutes: 15, dates: [inHours(1 / 60)] })
        const over = sessionIn(await by('host', 'fixDate', 200, { dateId: idsIn(soon)[0] }))
        await run.target.pass(60_000 + 14 * 60_000)
        await sees('host', 'getSchedule', { session: { sessionId: over.sessionId } })
        await run.target.pass(70_000)
        await sees('host', 'getSchedule', { session: undefined })
        await sees('host', 'getGame', { nextSession: undefined })
        await by('host', 'moveSession', 404, { startsAt: inHours(30) })
        const next = sessionIn(await settle(scene))
        if (next.sequence !== 0 || next.sessionId === over.sessionId) scene.fail('the next session is the one before')
      }),
    ),
  }),
]
