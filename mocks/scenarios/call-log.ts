import type { Exchange, Violation } from '../contract-check/checker.ts'
import { createStore } from './store.ts'

/** A call to the mocked backend. */
export type Call = {
  id: number
  method: string
  path: string
  /** Unix milliseconds. */
  at: number
  /** In milliseconds; absent until the call is answered. */
  duration?: number
  /** `failed`: the connection broke or could not be made. Absent until the call is answered. */
  status?: number | 'failed'
  /** The violations of the contract; absent until they are known. */
  violations?: Violation[]
}

type Check = (exchange: Exchange) => Violation[] | Promise<Violation[]>

const kept = 50

export type CallLog = ReturnType<typeof createCallLog>

/**
 * The log of the calls, newest first.
 *
 * @param check Compares an exchange with the contract. It runs after the answer was sent, never before.
 */
export function createCallLog(check?: Check) {
  const { get: list, set, subscribe } = createStore<readonly Call[]>([])
  let made = 0

  const complete = (id: number, part: Partial<Call>) =>
    set(list().map((call) => (call.id === id ? { ...call, ...part } : call)))

  const read = async (id: number, request: Request, response: Response): Promise<Exchange | undefined> => {
    try {
      const bodies = { requestBody: await request.text(), responseBody: await response.text() }
      const { method, url, headers: requestHeaders } = request
      const { status, headers: responseHeaders } = response
      const path = new URL(url).pathname
      return { method, path, requestHeaders, status, responseHeaders, ...bodies }
    } catch {
      // The body broke off, so there is nothing to check.
      complete(id, { status: 'failed' })
    }
  }

  const compare = async (id: number, request: Request, response: Response, check: Check) => {
    const exchange = await read(id, request, response)
    if (!exchange) return
    try {
      complete(id, { violations: await check(exchange) })
    } catch {
      // ajv compiles code, which a strict Content-Security-Policy forbids. The call then has no verdict.
    }
  }

  return {
    list,
    clear: () => set([]),
    subscribe,
    /** Adds the call at once, so that a hanging one is visible. The answer is added when it comes. */
    async record(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const id = ++made
      const path = new URL(request.url).pathname
      const begun = performance.now()
      set([{ id, method: request.method, path, at: Date.now() }, ...list()].slice(0, kept))
      const copy = request.clone()
      const response = await answer()
      const failed = response.type === 'error'
      complete(id, { duration: performance.now() - begun, status: failed ? 'failed' : response.status })
      if (check && !failed) void compare(id, copy, response.clone(), check)
      return response
    },
  }
}
