import { delay, getResponse } from 'msw'
import { type HttpHandler, HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { answerWith, etag, exampleError } from '../http/answers.ts'
import { handlerOf } from '../http/api.ts'

/**
 * Seconds that an answer is delayed: in the slow scenario, and by the slow fault, which is longer than a person has to
 * wait.
 */
export const slowSeconds = 3
export const slowFaultSeconds = 12

/** The value of Retry-After, seconds. */
export const retrySeconds = 30

/** The length of a session in the short-session scenario, seconds. The warning comes after half a minute, as a test says. */
export const shortSessionSeconds = 150

/** What a fault knows about the call that it changes. */
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
    answerWith(status, message === undefined ? exampleError(id, status) : { message }, headers)

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
    answerWith(429, exampleError(id, 429), { 'Retry-After': retryAfter(now) })

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

/** The headers that the contract requires beside a body: where it was created, and its version. @param text JSON */
export function headersOf(id: OperationId, status: number, text: string): Record<string, string> {
  const rev = Number(/"rev":\s*(\d+)/.exec(text)?.[1] ?? Number.NaN)
  const location = status === 201 && { Location: basePath + operations[id].path }
  return { ...location, ...(status < 300 && !Number.isNaN(rev) && etag({ rev })) }
}

/** That example as an answer, with its required headers. */
export function successOf(id: OperationId): Response {
  const { status, body } = exampleOf(id)
  return answerWith(status, body, headersOf(id, status, JSON.stringify(body)))
}

export type Fault = { label: string; respond: Respond }

const json = 'application/json'
const html = 'text/html; charset=utf-8'
const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
const httpDate = (milliseconds: number) => new Date(milliseconds).toUTCString()

/** Every fault of a call. The panel offers them, the tests run through them, and the stories show them. */
export const faults = {
  offline: { label: 'Offline', respond: noAnswer },
  refused: { label: 'Connection refused', respond: noAnswer },
  dropped: { label: 'Connection dropped in mid-body', respond: dropped },
  hanging: { label: 'Hanging for ever', respond: never },
  'slow-12s': { label: `Slow: ${slowFaultSeconds} seconds`, respond: slow(slowFaultSeconds * 1000) },
  '400-message': { label: '400 with a message', respond: withMessage(400, 'That was refused.') },
  '400-bare': { label: '400 without a message', respond: bare(400) },
  '401-message': { label: '401 with a message', respond: withMessage(401, "You're not signed in.") },
  '401-bare': { label: '401 without a message', respond: bare(401) },
  '403-message': { label: '403 with a message', respond: withMessage(403, "You can't do that.") },
  '403-bare': { label: '403 without a message', respond: bare(403) },
  '404-message': { label: '404 with a message', respond: withMessage(404, "There's nothing here.") },
  '404-bare': { label: '404 without a message', respond: bare(404) },
  '409-message': { label: '409 with a message', respond: withMessage(409, 'Someone else was faster.') },
  '409-bare': { label: '409 without a message', respond: bare(409) },
  '410-message': {
    label: '410 with a message',
    respond: withMessage(410, 'This code has expired. Ask for a new one.'),
  },
  '410-bare': { label: '410 without a message', respond: bare(410) },
  '412-message': { label: '412 with a message', respond: withMessage(412, 'Someone else has changed it.') },
  '412-bare': { label: '412 without a message', respond: bare(412) },
  '429-seconds': { label: '429, Retry-After in seconds', respond: tooMany(() => String(retrySeconds)) },
  '429-date': { label: '429, Retry-After as a date', respond: tooMany((now) => httpDate(now + retrySeconds * 1000)) },
  '429-absent': { label: '429 without Retry-After', respond: withMessage(429) },
  '429-absurd': { label: '429, absurd Retry-After', respond: tooMany(() => '99999999999999999999') },
  '500-message': { label: '500 with a message', respond: withMessage(500) },
  '500-empty': { label: '500, empty', respond: raw(500, null, json) },
  '502-html': { label: '502 in HTML', respond: raw(502, page, html) },
  '503': { label: '503', respond: raw(503, 'Service Unavailable', 'text/plain') },
  'broken-json': { label: '200 with broken JSON', respond: raw(200, '{"requestId": "9b2f', json) },
  'wrong-shape': { label: '200 of the wrong shape', respond: raw(200, '["not", "what", "was", "agreed"]', json) },
  'empty-body': { label: '200 with an empty body', respond: raw(200, null, json) },
  'extra-fields': { label: '200 with extra fields', respond: extraFields },
  'long-message': { label: '400, message of 10,000 characters', respond: withMessage(400, 'Too long. '.repeat(1000)) },
  'html-message': {
    label: '400, message with HTML',
    respond: withMessage(400, '<img src=x onerror="document.title=1"><b>Bold</b> & <script>document.title=2</script>'),
  },
} as const satisfies Record<string, Fault>

export type FaultId = keyof typeof faults
export const faultIds = Object.keys(faults) as FaultId[]

type Options = {
  basePath?: string
  /** The backend behind a slow answer, or one with extra fields. Without it the contract's example is used. */
  handlers?: HttpHandler[]
  now?: () => number
}

/** Makes a handler that applies a fault to one operation. It goes before the handlers of a world. */
export function faultHandler(id: OperationId, fault: FaultId, options: Options = {}): HttpHandler {
  const { basePath, handlers = [], now = () => Date.now() } = options
  const respond = (request: Request) => {
    const real = async () => (await getResponse(handlers, request)) ?? successOf(id)
    return faults[fault].respond({ id, now: now(), real })
  }
  return handlerOf(id, respond, basePath)
}
