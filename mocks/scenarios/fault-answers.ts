import { delay } from 'msw'
import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { answerWith } from '../http/answer.ts'
import { etag } from '../http/etag.ts'
import { exampleMessage } from '../http/example-message.ts'

/** What a fault knows of the call that it changes. */
export type FaultContext = {
  id: OperationId
  /** Unix milliseconds. */
  now: number
  /** Returns the answer that the mocked backend would give. */
  real: () => Promise<Response>
}
export type Respond = (call: FaultContext) => Response | Promise<Response>

const isObject = z.record(z.string(), z.unknown())

/** The request never arrives, or its answer is never sent: `fetch` rejects, a socket closes. */
export const noAnswer: Respond = () => HttpResponse.error()

export const never: Respond = () => new Promise(() => undefined)

export const slow =
  (milliseconds: number): Respond =>
  async ({ real }) => {
    await delay(milliseconds)
    return real()
  }

/** A status with a message: the contract's own, or the given one. */
export const withMessage =
  (status: number, message?: string, headers?: Record<string, string>): Respond =>
  ({ id }) =>
    answerWith(status, { message: message ?? exampleMessage(id, status) }, headers)

/** A status with a JSON object that lacks the message. */
export const bare =
  (status: number): Respond =>
  () =>
    answerWith(status, {})

/** A body that is not JSON, or no body. */
export const raw =
  (status: number, body: string | null, type: string): Respond =>
  () =>
    new HttpResponse(body, { status, headers: body === null ? {} : { 'Content-Type': type } })

export const tooMany =
  (retryAfter: (now: number) => string): Respond =>
  ({ id, now }) =>
    answerWith(429, { message: exampleMessage(id, 429) }, { 'Retry-After': retryAfter(now) })

/** The right answer with an additional field that the contract does not have. */
export const extraFields: Respond = async ({ real }) => {
  const answer = await real()
  const { status, headers } = answer
  if (status !== 200 && status !== 201) return answer
  const body = isObject.safeParse(await answer.json().catch(() => undefined)).data
  headers.delete('Content-Length')
  return answerWith(status, { ...body, unheardOf: { nested: ['a field of a newer server'] } }, headers)
}

/** The first half of a good answer, after which the connection breaks. */
export const dropped: Respond = ({ id }) => {
  const whole = new TextEncoder().encode(JSON.stringify(exampleOf(id).body))
  let sent = false
  const body = new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new TypeError('The connection broke.'))
      sent = true
      controller.enqueue(whole.slice(0, Math.ceil(whole.length / 2)))
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(whole.length) }
  return new HttpResponse(body, { status: 200, headers })
}

/** The contract's example of a success, for places without a backend. */
function exampleOf(id: OperationId): { status: number; body: unknown } {
  const answers: Record<string, Record<string, unknown>> = examples[id].answers
  const [status = '200'] = Object.keys(answers).filter((each) => each.startsWith('2'))
  return { status: Number(status), body: Object.values(answers[status] ?? {})[0] ?? {} }
}

/** That example as an answer, with the headers that it may have to have. */
export function successOf(id: OperationId): Response {
  const { status, body } = exampleOf(id)
  const { rev } = isObject.safeParse(body).data ?? {}
  const location = status === 201 && { Location: basePath + operations[id].path }
  return answerWith(status, body, { ...location, ...(typeof rev === 'number' && etag({ rev })) })
}
