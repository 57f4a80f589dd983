import type { Operation } from '../contract/operations.gen.ts'
import type { PathParams } from '../contract/paths.ts'

/** The input of a call, part by part. The operation's types say which parts it has. */
export type Input = {
  params?: PathParams
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
}

/** One call of an operation. */
export type Call = { operation: Operation; input: Input }

/**
 * A success as it was received: its status, its body (`null` if there is none), and the headers that the contract
 * declares.
 */
export type RawAnswer = { status: number; headers: Record<string, string>; body: unknown }

/**
 * What is known about a call besides its answer. `clockOffset`: the server's clock minus ours, milliseconds, from the
 * `Date` header. `needsSession`: the contract requires a session for the operation.
 */
export type CallMeta = { status: number; clockOffset?: number; needsSession: boolean }

/** Narrows the meta of a call's action, which RTK Query's matchers leave untyped. */
export const isCallMeta = (meta: unknown): meta is CallMeta =>
  typeof meta === 'object' && meta !== null && 'status' in meta

/** For a query that is fetched again whenever the person or the network returns. */
export const fresh = { refetchOnFocus: true, refetchOnReconnect: true }

/** The `If-Match` of a change, from the `rev` that it is made on top of (RFC 9110, section 13.1.1). */
export const ifMatch = ({ rev }: { rev: number }) => ({ 'If-Match': `"${rev}"` })
