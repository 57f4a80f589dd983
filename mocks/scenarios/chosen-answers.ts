import { delay } from 'msw'
import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { examples, summaries } from '../../src/contract/examples.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { answerWith, etag, exampleError } from '../http/build-answer.ts'

/** The value of Retry-After, seconds. */
export const retrySeconds = 30

/** What a fault knows about the call that it changes. */
type Context = {
  id: OperationId
  /** Unix milliseconds. */
  now: number
  /** Returns the answer that the mocked backend would give. */
  real: () => Promise<Response>
}
type Fault = { label: string; respond: (call: Context) => Response | Promise<Response> }

/** An answer to choose, in words, and the body that it has: JSON to read and edit; empty if there is none. */
export type Offer = { words: string; answer: ChosenAnswer; body: string }

/** Every answer that the contract has for an operation: each example of each status. */
export function declaredAnswers(id: OperationId): Offer[] {
  const answers: Record<string, Record<string, object>> = examples[id].answers
  const summariesOf: Record<string, Record<string, string>> = summaries[id].answers
  return Object.entries(answers).flatMap(([code, named]): Offer[] => {
    const status = Number(code)
    if (Object.keys(named).length === 0) return [{ words: code, answer: { status }, body: '' }]
    return Object.entries(named).map(([example, body]) => {
      const message = 'message' in body ? `: ${body.message}` : ''
      const words = `${code} ${summariesOf[code]?.[example] ?? example}${message}`
      return { words, answer: { status, example }, body: JSON.stringify(body, null, 2) }
    })
  })
}

/** All words by which an operation and its answers are found. */
export const wordsOf = (id: OperationId): string => {
  const { method, path, tag } = operations[id]
  return [id, tag, method, path, summaries[id].summary, ...declaredAnswers(id).map(({ words }) => words)].join(' ')
}

/** The first half of a good answer, after which the connection breaks. */
function dropped({ id }: Context) {
  const good = declaredAnswers(id).find(({ answer: { status = 0 } }) => status < 300)
  const whole = new TextEncoder().encode(JSON.stringify(JSON.parse(good?.body || '{}')))
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(whole.slice(0, Math.ceil(whole.length / 2))),
    // Called once the half has been read.
    pull: (controller) => controller.error(new TypeError('The connection broke.')),
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(whole.length) }
  return new HttpResponse(body, { status: 200, headers })
}

/** The right answer with an additional field that the contract does not have. */
async function extraFields({ real }: Context) {
  const answer = await real()
  const { status, headers } = answer
  if (status !== 200 && status !== 201) return answer
  const body = z.record(z.string(), z.unknown()).safeParse(await answer.json().catch(() => undefined)).data
  headers.delete('Content-Length')
  return answerWith(status, { ...body, unheardOf: { nested: ['a field of a newer server'] } }, headers)
}

/** A status with a message: the contract's own, or the given one. */
const withMessage =
  (status: number, message?: string): Fault['respond'] =>
  ({ id }) =>
    answerWith(status, message === undefined ? exampleError(id, status) : { message })

/** A body that is not JSON, or no body. */
const raw =
  (status: number, body: string | null, type = 'application/json'): Fault['respond'] =>
  () =>
    new HttpResponse(body, { status, headers: body === null ? {} : { 'Content-Type': type } })

const tooMany =
  (retryAfter: (now: number) => string): Fault['respond'] =>
  ({ id, now }) =>
    answerWith(429, exampleError(id, 429), { 'Retry-After': retryAfter(now) })

const refusals = {
  400: 'That was refused.',
  401: "You're not signed in.",
  403: "You can't do that.",
  404: "There's nothing here.",
  409: 'Someone else was faster.',
  410: 'This code has expired. Ask for a new one.',
  412: 'Someone else has changed it.',
}
type Refusal = `${keyof typeof refusals}-${'message' | 'bare'}`
const refusalFaults = Object.fromEntries(
  Object.entries(refusals).flatMap(([status, message]): [string, Fault][] => [
    [`${status}-message`, { label: `${status} with a message`, respond: withMessage(Number(status), message) }],
    [`${status}-bare`, { label: `${status} without a message`, respond: () => answerWith(Number(status), {}) }],
  ]),
) as Record<Refusal, Fault>

const page = '<!doctype html><html><title>502 Bad Gateway</title><body><h1>502 Bad Gateway</h1></body></html>'

/** Every fault of a call. The panel offers them, the tests run through them, and the stories show them. */
export const faults = {
  // The connection ends before or in mid-answer: `fetch` rejects, a socket closes.
  offline: { label: 'Offline', respond: () => HttpResponse.error() },
  dropped: { label: 'Connection dropped mid-body', respond: dropped },
  hanging: { label: 'Hangs forever', respond: () => new Promise<never>(() => undefined) },
  'slow-12s': { label: 'Slow: 12 seconds', respond: ({ real }: Context) => delay(12_000).then(real) },
  ...refusalFaults,
  '429-seconds': { label: '429, Retry-After in seconds', respond: tooMany(() => String(retrySeconds)) },
  '429-date': {
    label: '429, Retry-After as a date',
    respond: tooMany((now) => new Date(now + retrySeconds * 1000).toUTCString()),
  },
  '429-absent': { label: '429 without Retry-After', respond: withMessage(429) },
  '429-absurd': { label: '429, absurd Retry-After', respond: tooMany(() => '99999999999999999999') },
  '500-message': { label: '500 with a message', respond: withMessage(500) },
  '500-empty': { label: '500, empty', respond: raw(500, null) },
  '502-html': { label: '502 in HTML', respond: raw(502, page, 'text/html; charset=utf-8') },
  '503': { label: '503', respond: raw(503, 'Service Unavailable', 'text/plain') },
  'broken-json': { label: '200 with broken JSON', respond: raw(200, '{"requestId": "9b2f') },
  'wrong-shape': { label: '200 of the wrong shape', respond: raw(200, '["not", "what", "was", "agreed"]') },
  'empty-body': { label: '200 with an empty body', respond: raw(200, null) },
  'extra-fields': { label: '200 with extra fields', respond: extraFields },
  'long-message': { label: '400, message of 10,000 characters', respond: withMessage(400, 'Too long. '.repeat(1000)) },
  'html-message': {
    label: '400, message with HTML',
    respond: withMessage(400, '<img src=x onerror="document.title=1"><b>Bold</b> & <script>document.title=2</script>'),
  },
} as const satisfies Record<string, Fault>

export type FaultId = keyof typeof faults
export const faultIds = Object.keys(faults) as FaultId[]
const faultOffers = faultIds.map(
  (fault): Offer => ({ words: `Fault: ${faults[fault].label}`, answer: { fault }, body: '' }),
)

/** The longest delay of an answer, in milliseconds. */
export const longestWait = 60_000
export const zWait = z.int().check(z.gte(0), z.lte(longestWait))

/** How one operation is answered instead of by the rules of the mock. */
export const zChosenAnswer = z.object({
  fault: z.optional(z.enum(faultIds as [FaultId, ...FaultId[]])),
  /** With a status: the example of this name, or the typed body; without both there is no body. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  example: z.optional(z.string()),
  /** The body as it is sent. */
  body: z.optional(z.string()),
  /** Before the answer, in milliseconds. */
  delay: z.optional(zWait),
  /** For the next call only. */
  once: z.optional(z.boolean()),
})
export type ChosenAnswer = z.infer<typeof zChosenAnswer>

/** What can be chosen for an operation: what the contract has, and the faults. */
export const offersOf = (id: OperationId): Offer[] => [...declaredAnswers(id), ...faultOffers]

/** What of it a chosen answer is, without a name the first of its status; nothing if it is only a delay. */
export const offerOf = (id: OperationId, { fault, status, example }: ChosenAnswer): Offer | undefined =>
  offersOf(id).find(
    ({ answer }) =>
      answer.fault === fault && answer.status === status && (example === undefined || answer.example === example),
  )

/** The headers that the contract requires beside a body: where it was created, and its version. @param text JSON */
function headersOf(id: OperationId, status: number, text: string): Record<string, string> {
  const rev = Number(/"rev":\s*(\d+)/.exec(text)?.[1] ?? Number.NaN)
  return {
    ...(status === 201 && { Location: basePath + operations[id].path }),
    ...(status < 300 && !Number.isNaN(rev) && etag({ rev })),
    ...(status === 429 && { 'Retry-After': String(retrySeconds) }),
  }
}

/** Makes a chosen answer; nothing if it is only a delay. */
export function respondTo(chosen: ChosenAnswer, context: Context) {
  const { fault, status } = chosen
  if (fault) return faults[fault].respond(context)
  if (status === undefined) return undefined
  const text = chosen.body ?? offerOf(context.id, chosen)?.body ?? ''
  const headers = headersOf(context.id, status, text)
  if (text === '') return answerWith(status, undefined, headers)
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** A chosen answer in a few words. */
export function describeAnswer(id: OperationId, chosen: ChosenAnswer): string {
  const { status, body, delay, once } = chosen
  const what = offerOf(id, chosen)?.words ?? status
  const how = [body === undefined ? '' : 'typed', delay ? `after ${delay} ms` : '', once ? 'once' : '']
  return [what, ...how].filter(Boolean).join(', ') || 'as the rules say'
}
