import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import type { Step } from './rows.ts'
import { defineTable } from './table.ts'

/** For how long a repeated key gives what it gave before, in milliseconds. */
export const keyLifetime = 24 * 3600 * 1000

/** What was made under an `Idempotency-Key`. `asked`: with what; `until`: Unix milliseconds. */
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
  by: { until: ({ until }) => until },
})

type Attempt = {
  userId: string
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
  { userId, operation, key, asked, now }: Attempt,
  make: () => Promise<Response>,
  isGone?: IsGone,
): Promise<Response | 'otherBody' | 'gone'> {
  const all = rows(made)
  for (const over of await all.upTo('until', now)) all.delete(over)
  const attempt = { userId, operation, key, asked: JSON.stringify(asked) }
  const before = await all.get(JSON.stringify([userId, operation, key]))
  if (before) {
    if (before.asked !== attempt.asked) return 'otherBody'
    if (await isGone?.(rows, userId, JSON.parse(before.body))) return 'gone'
    return new HttpResponse(before.body, { status: before.status, headers: before.headers })
  }
  const answer = await make()
  if (answer.ok) {
    const { status, headers } = answer
    const body = await answer.clone().text()
    all.put({ ...attempt, status, headers: Object.fromEntries(headers), body, until: now + keyLifetime })
  }
  return answer
}
