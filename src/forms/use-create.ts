import { useRef } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../api/api-error.ts'
import { zKsuid } from '../contract/schemas/openapi.gen.ts'
import { newKsuid } from '../rules/ids.ts'

/** What was sent, as text, perhaps without an answer, and its `Idempotency-Key`: sent again, it makes no second thing. */
export const zSent = z.optional(z.object({ key: zKsuid, body: z.string() }))
export type Sent = z.infer<typeof zSent>

/** With these the server says that nothing was made, and that a repetition makes nothing either. */
const refusals = [400, 403, 409]

/**
 * Makes one thing of one intention, however often it is pressed or tried. A key is held until it is answered, over
 * reloads; other contents are another thing, under another key.
 *
 * @param sent what was sent before
 * @param keep keeps what is sent now, or forgets it
 * @returns sends it; nothing while it is being sent
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
