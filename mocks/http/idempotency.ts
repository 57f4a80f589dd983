import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { digestOf } from '../db/random.ts'
import { defineTable, type Step } from '../db/rows.ts'

/** For how long a repeated key gives what it gave before, in milliseconds. */
export const keyLifetime = 24 * 3600 * 1000
const day = 24 * 3600 * 1000

/**
 * What was made under an `Idempotency-Key`. `asked`: with what; `until`: Unix milliseconds. Where nobody is to learn who
 * made a thing or when, `userId` is empty, `key` a digest, since a client puts its time into the key itself, and `until`
 * the end of a day.
 */
const made = defineTable('made', {
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

/** Forgets, within a step, the keys whose time is over. @param now Unix milliseconds */
export function forgetKeys(rows: Step, now: number): void {
  rows(made).deleteWhere(({ until }) => until <= now)
}

/** Forgets, within a step, the key that something was made with. @param location its address */
export function forgetKeyOf(rows: Step, location: string): void {
  rows(made).deleteWhere(({ headers }) => headers.location === location)
}

type Attempt = {
  /** Nothing, where nobody is to learn who made it. */
  userId?: string | undefined
  operation: string
  key: string
  /** What is asked for, as JSON can hold it. */
  asked: unknown
  /** Unix milliseconds. */
  now: number
}

/** Whether what was made under a key is no more, or is the person's no more. `made`: the body of the first answer. */
export type IsGone = (rows: Step, userId: string, made: unknown) => Promise<boolean>

/**
 * Has one `Idempotency-Key` of a person make one thing: whoever asks again gets the answer that was given first, its
 * headers included. A refusal made nothing, and binds the key to nothing.
 *
 * @param make makes it, within the same step
 * @param isGone without it, what was made lasts
 * @returns the answer, `otherBody` if the key was used for something else, or `gone`: the first answer would be untrue
 *   by now, and a second thing is nobody's wish
 */
export async function once(
  rows: Step,
  { userId = '', operation, asked, now, ...attempted }: Attempt,
  make: () => Promise<Response>,
  isGone?: IsGone,
): Promise<Response | 'otherBody' | 'gone'> {
  const all = rows(made)
  forgetKeys(rows, now)
  const key = userId === '' ? await digestOf(attempted.key) : attempted.key
  const over = now + keyLifetime
  const until = userId === '' ? Math.ceil(over / day) * day : over
  const attempt = { userId, operation, key, asked: JSON.stringify(asked) }
  const before = all.get(JSON.stringify([userId, operation, key]))
  if (before) {
    if (before.asked !== attempt.asked) return 'otherBody'
    if (await isGone?.(rows, userId, JSON.parse(before.body))) return 'gone'
    return new HttpResponse(before.body, { status: before.status, headers: before.headers })
  }
  const answer = await make()
  if (answer.ok) {
    const { status, headers } = answer
    const body = await answer.clone().text()
    all.put({ ...attempt, status, headers: Object.fromEntries(headers), body, until })
  }
  return answer
}
