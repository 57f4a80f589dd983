import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { ApiError } from './api-error.ts'
import type { Call, CallMeta, RawAnswer } from './call.ts'

export type BaseQuery = BaseQueryFn<Call, RawAnswer, ApiError, object, CallMeta>

let delay: Promise<unknown> | undefined

/** Delays every call until the first paint, which then has the network and the processor to itself. */
export function delayCalls(painted: Promise<unknown>): void {
  delay = painted.finally(() => {
    delay = undefined
  })
}

let sending: typeof import('./send.ts') | undefined

/** Loads the code that sends a call. It is kept: even of a loaded module, `import()` takes a task, and a frame may come first. */
export const loadSend = async () => {
  sending ??= await import('./send.ts')
  return sending
}

/**
 * RTK Query's base query. The code that sends a call is loaded with the first call: no page needs the network for its
 * first paint.
 * @returns the answer as it was received, or an `ApiError`; it never throws
 */
export const baseQuery: BaseQuery = async (call, { signal }) => {
  try {
    const { send } = sending && !delay ? sending : (await Promise.all([loadSend(), delay]))[0]
    return await send(call, signal)
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'no-network' } }
  }
}
