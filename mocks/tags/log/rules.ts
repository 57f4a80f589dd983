import type { FaceCounts } from '../../../src/contract/types.gen.ts'
import type { Term } from '../../../src/rules/dice/notation.ts'
import { commitmentOf, rollFairly } from '../../../src/rules/dice/roll.ts'
import { toBase64Url } from '../../../src/rules/ids.ts'
import type { RandomBytes } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { isWaiting } from '../../live/shared-events.ts'
import { inGame } from '../games/tables.ts'
import { chains, type LogRow, logEntries } from './tables.ts'

/** The secret of a member's current commitment, within a step. The first one is drawn when it is asked for. */
function secretOf(rows: Step, place: { gameId: string; userId: string }, random: RandomBytes): string {
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

export const commitmentFor = (...asked: Parameters<typeof secretOf>): string => commitmentOf(secretOf(...asked))

/** Counts, within a step, an answer to a roll request, and closes it once everyone has answered who is still there. */
export function answerRequest(rows: Step, entryId: string, userId: string): LogRow | undefined {
  const row = rows(logEntries).get(entryId)
  if (!row?.request) return undefined
  const answered = [...row.request.answered, userId]
  const request = { ...row.request, answered }
  const next = { ...row, request: { ...request, isOpen: isWaiting(rows, row.gameId, request) } }
  rows(logEntries).put(next)
  return next
}

/** Why a member cannot answer a roll request: the name of the contract's example; `undefined` if they can. */
export function whyNoAnswer(
  rows: Step,
  { gameId, userId }: { gameId: string; userId: string },
  entryId: string,
): 'answered' | 'closed' | undefined {
  const row = rows(logEntries).get(entryId)
  const request = row?.gameId === gameId ? row.request : undefined
  if (request?.answered.includes(userId)) return 'answered'
  return request?.isOpen && request.asked.includes(userId) ? undefined : 'closed'
}

/** How often each face came, over the rolls that everyone sees. */
export function facesOf(rows: Step, gameId: string): FaceCounts {
  const counts = new Map<string, Map<number, number>>()
  for (const { roll, audience, isRemoved } of rows(logEntries).where({ gameId })) {
    if (!roll || isRemoved || audience !== 'everyone') continue
    for (const { text, dice } of roll.terms) {
      if (!dice) continue
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
