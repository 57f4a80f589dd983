import type { FaceCounts, LogEntry } from '../../../src/contract/types.gen.ts'
import { toBase64Url } from '../../../src/rules/base64-url.ts'
import type { Term } from '../../../src/rules/dice/notation.ts'
import { commitmentOf, rollFairly } from '../../../src/rules/dice/roll.ts'
import type { RandomBytes } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { may } from '../../http/may.ts'
import { publish } from '../../live/publish.ts'
import { inGame, type Membership } from '../games/tables.ts'
import { personOf } from '../profile/tables.ts'
import { chains, type LogRow, logEntries } from './tables.ts'

/** Whether a member sees all of an entry. */
const sees = ({ userId, role }: Membership, { authorId, audience, to }: LogRow): boolean =>
  userId === authorId || (to === undefined ? may.see(role, audience) : to === userId)

/** Whether a member sees that there is an entry. A message is hidden completely from whoever may not read it. */
export const seesLine = (member: Membership, row: LogRow): boolean => row.kind !== 'message' || sees(member, row)

/** An entry as a member sees it. */
export function entryFor(rows: Step, member: Membership, row: LogRow): LogEntry {
  const { entryId, kind, audience, commitment, next, label, to, answers, roll, hand, text, request } = row
  const line = {
    entryId,
    at: isoTime(row.at),
    author: personOf(rows, row.authorId),
    kind,
    audience,
    ...(commitment !== undefined && { commitment }),
    ...(next !== undefined && { next }),
  }
  if (row.isRemoved) return { ...line, state: 'removed' }
  if (!sees(member, row)) return { ...line, state: 'concealed' }
  return {
    ...line,
    state: 'shown',
    ...(kind !== 'message' && { label }),
    ...(to !== undefined && { to }),
    ...(answers !== undefined && { answers }),
    ...(roll && { roll }),
    ...(hand && { hand }),
    ...(text !== undefined && { text }),
    ...(request && { request: requestFor(member, request) }),
  }
}

function requestFor(
  { role }: Membership,
  { target, tellsTarget, notation, ...request }: NonNullable<LogRow['request']>,
) {
  const isTold = tellsTarget || may.run(role)
  return {
    ...request,
    ...(notation !== undefined && { notation }),
    ...(isTold && target !== undefined && { target }),
  }
}

/** Publishes an entry, within a step, to those who see that it is there. */
export function publishEntry(rows: Step, type: 'log.added' | 'log.changed', row: LogRow, actorId: string) {
  publish(rows, row.gameId, {
    type,
    actorId,
    to: (member) => seesLine(member, row),
    payload: (member) => entryFor(rows, member, row),
  })
}

/** The secret of a member's current commitment, within a step. The first one is drawn when it is asked for. */
export function secretOf(rows: Step, place: { gameId: string; userId: string }, random: RandomBytes): string {
  const found = rows(chains).get(inGame(place.gameId, place.userId))
  return found?.secret ?? renewSecret(rows, place, random)
}

/** Draws the next secret of a member, within a step. */
function renewSecret(rows: Step, place: { gameId: string; userId: string }, random: RandomBytes): string {
  const secret = toBase64Url(random(32))
  rows(chains).put({ ...place, secret })
  return secret
}

type Rolled = { terms: readonly Term[]; notation: string; nonce: string }

/** Rolls, within a step, with a member's secret, and draws the next secret. @returns what the log entry stores */
export function rollFor(rows: Step, place: { gameId: string; userId: string }, rolled: Rolled, random: RandomBytes) {
  const { terms, notation, nonce } = rolled
  const secret = secretOf(rows, place, random)
  const next = commitmentOf(renewSecret(rows, place, random))
  const roll = { notation, nonce, secret, ...rollFairly(terms, secret, nonce) }
  return { commitment: commitmentOf(secret), next, roll }
}

/** The open roll requests of a game. One that is removed is closed. */
export const openRequestsOf = (rows: Step, gameId: string): LogRow[] =>
  rows(logEntries).where((one) => one.gameId === gameId && one.request?.isOpen === true)

export const commitmentFor = (...asked: Parameters<typeof secretOf>): string => commitmentOf(secretOf(...asked))

/** Counts, within a step, an answer to a roll request, and closes it once everyone has answered. */
export function answerRequest(rows: Step, entryId: string, userId: string): LogRow | undefined {
  const row = rows(logEntries).get(entryId)
  if (!row?.request) return undefined
  const answered = [...row.request.answered, userId]
  const next = { ...row, request: { ...row.request, answered, isOpen: answered.length < row.request.asked.length } }
  rows(logEntries).put(next)
  return next
}

/** Whether a member can answer a roll request. */
export function canAnswer(
  rows: Step,
  { gameId, userId }: { gameId: string; userId: string },
  entryId: string,
): boolean {
  const row = rows(logEntries).get(entryId)
  const request = row?.gameId === gameId ? row.request : undefined
  return Boolean(request?.isOpen && request.asked.includes(userId) && !request.answered.includes(userId))
}

/** How often each face came, over the rolls that everyone sees. */
export function facesOf(rows: Step, gameId: string): FaceCounts {
  const counts = new Map<string, Map<number, number>>()
  for (const { roll, audience, isRemoved } of rows(logEntries).where({ gameId })) {
    if (!roll || isRemoved || audience !== 'everyone') continue
    for (const { text, dice = [] } of roll.terms) {
      const [, sides = ''] = /d(\d+|F)/.exec(text) ?? []
      const faces = counts.get(`d${sides}`) ?? new Map<number, number>()
      counts.set(`d${sides}`, faces)
      for (const { value } of dice) faces.set(value, (faces.get(value) ?? 0) + 1)
    }
  }
  return {
    items: [...counts].map(([sides, faces]) => ({
      sides,
      faces: [...faces].toSorted(([one], [other]) => one - other).map(([face, count]) => ({ face, count })),
    })),
  }
}
