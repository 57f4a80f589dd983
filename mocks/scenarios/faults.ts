import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { handlerOf } from '../http/msw-handler.ts'
import {
  bare,
  dropped,
  extraFields,
  never,
  noAnswer,
  type Respond,
  raw,
  slow,
  successOf,
  tooMany,
  withMessage,
} from './fault-answers.ts'
import { retrySeconds, slowFaultSeconds } from './limits.ts'

export type Fault = { label: string; respond: Respond }

const json = 'application/json'
const html = 'text/html; charset=utf-8'
const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
const httpDate = (milliseconds: number) => new Date(milliseconds).toUTCString()

/**
 * Everything that can go wrong with a call. The panel offers these faults, the tests go through them, and the stories
 * show them.
 */
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
