import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { digestOf } from '../db/random.ts'
import { defineTable, type Step } from '../db/rows.ts'
import { day } from '../db/time.ts'

export const keyHeader = 'Idempotency-Key'

/** How long a repeated key returns the first answer, in milliseconds. */
const keyLifetime = day

/**
 * What was created under an `Idempotency-Key`. `asked`: the request; `until`: Unix milliseconds. An anonymous item has an
 * empty `userId`. Its `key` is a digest, because clients put their time into keys. Its `until` is the end of a day.
 */
const madeUnderKey = defineTable('made', {
  row: z.object({
    userId: z.string(),
    operation: z.string(),
    key: z.string(),
    asked: z.string(),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    until: z.number(),
  }),
  key: ({ userId, operation, key }) => JSON.stringify([userId, operation, key]),
})

/** Deletes, within a step, the expired keys. @param now Unix milliseconds */
export function forgetKeys(rows: Step, now: number): void {
  rows(madeUnderKey).deleteWhere(({ until }) => until <= now)
}

/** Deletes, within a step, the key of a created item. @param location its address */
export function forgetKeyOf(rows: Step, location: string): void {
  rows(madeUnderKey).deleteWhere(({ headers }) => headers.location === location)
}

export type Attempt = {
  /** Empty if the item is anonymous. */
  userId: string
  operation: string
  key: string
  /** The request: its path parameters, and its body as JSON can hold it. */
  asked: [params: Record<string, string>, body: unknown]
}

/**
 * Whether what was created under a key no longer exists, or is no longer the person's. `firstBody`: the body of
 * the first answer. `params`: the path parameters of the request.
 */
export type IsGone = (rows: Step, userId: string, firstBody: unknown, params: Record<string, string>) => boolean

/**
 * Lets one `Idempotency-Key` of a person create one item: a repeated call gets the first answer, its headers included.
 * A refusal creates nothing, and frees the key.
 * @param make creates it, within the same step
 * @param isGone without it, the item counts as existing
 * @returns the answer, `otherBody` if the key was used for something else, or `gone`: the first answer is no longer
 * true, and a second item must not be created
 */
export async function withIdempotency(
  rows: Step,
  { userId, operation, ...attempt }: Attempt,
  make: () => Response | Promise<Response>,
  isGone?: IsGone,
): Promise<Response | 'otherBody' | 'gone'> {
  const all = rows(madeUnderKey)
  const now = rows.now()
  forgetKeys(rows, now)
  const key = userId === '' ? await digestOf(attempt.key) : attempt.key
  const asked = JSON.stringify(attempt.asked)
  const before = all.get(JSON.stringify([userId, operation, key]))
  if (before) {
    if (before.asked !== asked) return 'otherBody'
    if (isGone?.(rows, userId, JSON.parse(before.body), attempt.asked[0])) return 'gone'
    return new HttpResponse(before.body, { status: before.status, headers: before.headers })
  }
  const answer = await make()
  if (answer.ok) {
    const { status, headers } = answer
    const end = now + keyLifetime
    const until = userId === '' ? Math.ceil(end / day) * day : end
    const body = await answer.clone().text()
    all.put({ userId, operation, key, asked, status, headers: Object.fromEntries(headers), body, until })
  }
  return answer
}
