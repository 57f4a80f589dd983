import type { UnknownAction } from '@reduxjs/toolkit'

/** A call of RTK Query that begins or ends. */
export type CallAction = {
  of: 'Query' | 'Mutation'
  phase: 'pending' | 'fulfilled' | 'rejected'
  requestId: string
  arg: { endpointName: string; originalArgs: unknown; queryCacheKey?: string }
}

/** Reads an action, in whatever store: RTK Query's own matchers know one endpoint each. @returns nothing of another */
export function readCall({ type, meta }: UnknownAction): CallAction | undefined {
  const [, of, phase] = /^api\/execute(Query|Mutation)\/(pending|fulfilled|rejected)$/.exec(type) ?? []
  // The name says what the action carries.
  return of && phase ? ({ ...(meta as object), of, phase } as CallAction) : undefined
}
