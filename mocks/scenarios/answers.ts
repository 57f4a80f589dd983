import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { answerWith } from '../http/answers.ts'
import { type FaultId, faultIds, faults, headersOf, retrySeconds } from './faults.ts'

/** The longest delay of an answer, in milliseconds. */
export const longestWait = 60_000

/** How one operation is answered instead of by the rules of the mock. */
export const zChosenAnswer = z.object({
  fault: z.optional(z.enum(faultIds as [FaultId, ...FaultId[]])),
  /** With a status: the example of this name, or the typed body; without both there is no body. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  example: z.optional(z.string()),
  /** The body as it is sent. */
  body: z.optional(z.string()),
  /** Before the answer, in milliseconds. */
  delay: z.optional(z.int().check(z.gte(0), z.lte(longestWait))),
  /** For the next call only. */
  once: z.optional(z.boolean()),
})
export type ChosenAnswer = z.infer<typeof zChosenAnswer>

/** An answer that the contract has for an operation. `name` is that of its example; absent if it has no body. */
export type Declared = { status: number; name?: string; body?: unknown }

/** Every answer that the contract has for an operation: each example of each status. */
export function declaredAnswers(id: OperationId): Declared[] {
  const answers: Record<string, Record<string, unknown>> = examples[id].answers
  return Object.entries(answers).flatMap(([code, named]): Declared[] => {
    const status = Number(code)
    const all = Object.entries(named).map(([name, body]) => ({ status, name, body }))
    return all.length > 0 ? all : [{ status }]
  })
}

/** The body of an example, as JSON to read and edit; empty if there is none. */
export function exampleText(id: OperationId, status: number, name?: string): string {
  const found = declaredAnswers(id).find((one) => one.status === status && (name === undefined || one.name === name))
  return found?.body === undefined ? '' : JSON.stringify(found.body, null, 2)
}

/** Makes a chosen answer; nothing if it is only a delay. */
export function respondTo(
  id: OperationId,
  chosen: ChosenAnswer,
  context: { now: number; real: () => Promise<Response> },
) {
  const { fault, status, example, body } = chosen
  if (fault) return faults[fault].respond({ id, ...context })
  if (status === undefined) return undefined
  const text = body ?? exampleText(id, status, example)
  const headers = { ...headersOf(id, status, text), ...(status === 429 && { 'Retry-After': String(retrySeconds) }) }
  if (text === '') return answerWith(status, undefined, headers)
  return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** A chosen answer in a few words. */
export function describeAnswer({ fault, status, example, body, delay, once }: ChosenAnswer): string {
  const what = fault
    ? faults[fault].label
    : status && `${status} ${body === undefined ? (example ?? '') : 'typed'}`.trim()
  return [what, delay ? `after ${delay} ms` : '', once ? 'once' : ''].filter(Boolean).join(', ') || 'as the rules say'
}

/** The words by which an operation is found: its id, tag, method and path. */
export const operationLabel = (id: OperationId): string => `${id} · ${operations[id].method} ${operations[id].path}`
