import type { Operation } from '../contract/operations.gen.ts'
import type { PathParams } from '../contract/paths.ts'

/** What a call gives, part by part; the operation's types say which it has. */
export type Input = {
  params?: PathParams
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
}

/** One call of the contract. */
export type Call = { operation: Operation; input: Input }

/** A success as it came: which one, its body (`null` where there is none), and the headers that the contract declares. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: unknown }

/**
 * What a call tells besides its answer. `clockOffset`: the server's clock minus ours, milliseconds, from `Date`.
 * `needsSession`: the contract gives the operation to nobody but who is signed in.
 */
export type CallMeta = { status: number; clockOffset?: number; needsSession: boolean }

/** The meta of a call's action, which RTK Query's matchers leave untyped. */
export const isCallMeta = (meta: unknown): meta is CallMeta =>
  typeof meta === 'object' && meta !== null && 'status' in meta
