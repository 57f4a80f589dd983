import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { OperationId } from '../contract/operations.gen.ts'
import type { ApiError } from './api-error.ts'

/** One call of the contract: the operation, and what its path and body need. */
export type Call = { operation: OperationId; params?: Record<string, string | number>; body?: unknown }

/** What a call tells besides its answer. `clockOffset`: the server's clock minus ours, milliseconds, from `Date`. */
export type CallMeta = { status: number; clockOffset?: number }

/** The meta of a call's action, which RTK Query's matchers leave untyped. */
export const isCallMeta = (meta: unknown): meta is CallMeta =>
  typeof meta === 'object' && meta !== null && 'status' in meta

/**
 * RTK Query's base query. What sends a call is loaded with the first one, beside the first paint and not before it: no
 * page needs the network to be used, and no start grows with the operations of the contract.
 *
 * @returns the parsed JSON (`null` for 204), or an `ApiError`; it never throws
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, CallMeta> = async (call, { signal }) => {
  try {
    const { send } = await import('./send.ts')
    return await send(call, signal)
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'no-network' } }
  }
}
