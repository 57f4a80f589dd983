import * as z from 'zod/mini'
import type { Exchange, Violation } from '../contract-check/checker.ts'
import { createStore } from '../db/store.ts'

/** One side of a call: what was sent with it. */
const zHalf = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() })
export type Half = z.infer<typeof zHalf>

/** A call to the backend, or a frame of the live channel. */
export const zCall = z.object({
  id: z.number(),
  /** `WS` for a frame. */
  method: z.string(),
  /** With its query; for a frame, its type. */
  path: z.string(),
  /** Unix milliseconds. */
  at: z.number(),
  operation: z.optional(z.string()),
  tag: z.string(),
  /** Who has answered: the mock by its rules, a chosen answer or a scenario, or the real server. */
  by: z.optional(z.enum(['rules', 'chosen', 'real'])),
  /** In milliseconds; absent until the call is answered. */
  duration: z.optional(z.number()),
  /** `failed`: the connection broke or could not be made. Absent until the call is answered. */
  status: z.optional(z.union([z.number(), z.literal('failed')])),
  /** The violations of the contract; absent until they are known. */
  violations: z.optional(
    z.array(z.object({ in: z.enum(['request', 'response']), where: z.string(), message: z.string() })),
  ),
  /** Absent until its body has been read. A frame has only one side. */
  request: z.optional(zHalf),
  response: z.optional(zHalf),
})
export type Call = z.infer<typeof zCall>
export const isFrame = ({ method }: Call): boolean => method === 'WS'

/** Nothing as long as there is no contract to compare with. */
export type Check = (exchange: Exchange) => Violation[] | Promise<Violation[] | undefined>
type Route = Pick<Call, 'operation' | 'tag'>
/** An answer, who has given it, and whether its body ends too early. */
type Answered = { response: Response; by: NonNullable<Call['by']>; breaksOff?: boolean }

/** How many calls are kept. */
export const kept = 200
/** The longest body that is kept, in characters. */
const longestBody = 100_000

export type CallLog = ReturnType<typeof createCallLog>

const halfOf = (headers: Headers, body: string): Half => ({
  headers: [...headers],
  body: body.length > longestBody ? `${body.slice(0, longestBody)} …` : body,
})

/**
 * The log of the calls, newest first.
 *
 * @param check Compares an exchange with the contract. It runs after the answer was sent, never before.
 * @param earlier the calls of an earlier page
 */
export function createCallLog(check?: Check, earlier: readonly Call[] = []) {
  const { get: list, set, subscribe } = createStore<readonly Call[]>(earlier)
  let made = Math.max(0, ...earlier.map(({ id }) => id))

  const add = (call: Omit<Call, 'id'>): number => {
    const id = ++made
    set([{ id, ...call }, ...list()].slice(0, kept))
    return id
  }
  const complete = (id: number, part: Partial<Call>) =>
    set(list().map((call) => (call.id === id ? { ...call, ...part } : call)))

  const readResponse = async (id: number, request: Request, asked: Promise<string>, response: Response) => {
    const responseBody = await response.text().catch(() => undefined)
    // The body broke off, so there is nothing to check.
    if (responseBody === undefined) return complete(id, { status: 'failed' })
    const { status, headers: responseHeaders } = response
    complete(id, { response: halfOf(responseHeaders, responseBody) })
    const { method, url, headers: requestHeaders } = request
    try {
      const exchange = { method, path: new URL(url).pathname, requestHeaders, requestBody: await asked }
      const violations = await check?.({ ...exchange, status, responseHeaders, responseBody })
      if (violations) complete(id, { violations })
    } catch {
      // ajv compiles code, which a strict Content-Security-Policy forbids. The call then has no verdict.
    }
  }

  return {
    list,
    clear: () => set([]),
    subscribe,
    /** Adds the call at once, so that a hanging one is visible. The answer is added when it comes. */
    async record(request: Request, { operation, tag }: Route, answer: () => Promise<Answered>): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const begun = performance.now()
      const id = add({ method: request.method, path: pathname + search, at: Date.now(), tag, operation })
      const asked = request.clone().text()
      asked.then((body) => complete(id, { request: halfOf(request.headers, body) })).catch(() => undefined)
      const { response, by, breaksOff = false } = await answer()
      // Reading a body that breaks off would break it off for its receiver, too.
      const failed = breaksOff || response.type === 'error'
      complete(id, { duration: performance.now() - begun, status: failed ? 'failed' : response.status, by })
      if (!failed) void readResponse(id, request, asked, response.clone())
      return response
    },
    /** Adds a frame of the live channel. @param text as it was sent */
    addFrame(frame: 'up' | 'down', text: string, by: Call['by'] = 'rules'): void {
      const path = /"type":"([^"]*)"/.exec(text)?.[1] ?? 'a frame'
      const half = halfOf(new Headers(), text)
      const sides = frame === 'up' ? { request: half } : { response: half }
      add({ method: 'WS', path, at: Date.now(), tag: 'live', by, ...sides })
    },
  }
}
