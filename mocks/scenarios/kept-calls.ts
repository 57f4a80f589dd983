import * as z from 'zod/mini'
import type { Call } from './call-log.ts'
import { maskCall } from './mask.ts'

const key = 'emberhall-mock/calls'
/** The longest body that outlives a page, in characters: 200 calls have to fit into the storage of a tab. */
const longest = 8000

const zHalf = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() })
const zCalls = z.array(
  z.object({
    ...{ id: z.number(), method: z.string(), path: z.string(), search: z.string(), at: z.number(), tag: z.string() },
    operation: z.optional(z.string()),
    frame: z.optional(z.enum(['up', 'down'])),
    by: z.optional(z.enum(['rules', 'chosen', 'real'])),
    duration: z.optional(z.number()),
    status: z.optional(z.union([z.number(), z.literal('failed')])),
    violations: z.optional(
      z.array(z.object({ in: z.enum(['request', 'response']), where: z.string(), message: z.string() })),
    ),
    request: z.optional(zHalf),
    response: z.optional(zHalf),
  }),
)

/** The calls of the page before, in this tab. */
export function readCalls(): Call[] {
  try {
    return zCalls.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Keeps calls for the next page of this tab, without their secrets. */
export function storeCalls(calls: readonly Call[]): void {
  const cut = (call: Call, side: 'request' | 'response') => {
    const half = call[side]
    return half && { [side]: { ...half, body: half.body.slice(0, longest) } }
  }
  const short = calls.map(maskCall).map((call) => ({ ...call, ...cut(call, 'request'), ...cut(call, 'response') }))
  try {
    sessionStorage.setItem(key, JSON.stringify(short))
  } catch {
    // They do not fit: the next page begins without them.
    sessionStorage.removeItem(key)
  }
}
