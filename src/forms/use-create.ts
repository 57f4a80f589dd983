import { useRef } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../api/api-error.ts'
import { zKsuid } from '../contract/schemas/openapi.gen.ts'
import { newKsuid } from '../rules/ids.ts'

/** What was sent, as text, and its `Idempotency-Key`. Sent again, it creates no second item. */
export const zSent = z.optional(z.object({ key: zKsuid, body: z.string() }))
export type Sent = z.infer<typeof zSent>

/** With these statuses the server says that nothing was created and that a retry would create nothing. */
const refusals = [400, 403, 404, 409]

/**
 * Creates one item, however often the person presses or retries. The key is kept until an answer arrives, over reloads
 * too. Changed contents get a new key.
 * @param sent what was sent before
 * @param keep stores what is sent now, or deletes it
 * @returns a function that sends it, and does nothing while a call is under way
 */
export function useCreate(sent: Sent, keep: (sent: Sent) => void) {
  const isSending = useRef(false)
  return async <Answer extends { error?: unknown }>(
    contents: unknown,
    create: (key: string) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    const body = JSON.stringify(contents)
    const key = sent?.body === body ? sent.key : newKsuid()
    keep({ key, body })
    const answer = await create(key)
    isSending.current = false
    if (refusals.includes(statusOf(answer.error) ?? 0)) keep(undefined)
    return answer
  }
}
