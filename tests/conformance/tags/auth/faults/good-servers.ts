import type { Plant } from '../../../kernel/faults/fault.ts'
import { madeUp } from '../../../kernel/faults/mutate-response.ts'

/** Adds a load balancer's cookie to every answer. */
export const balanced: Plant = async (call, { forward }) => {
  const reply = await forward(call)
  const cookie = `route=${crypto.randomUUID()}; Max-Age=604800; Path=/`
  return { ...reply, headers: [...reply.headers, ['Set-Cookie', cookie]] }
}

const often = 30

/** Refuses userinfo now and then for a moment, as the contract allows. */
export const limitedNowAndThen: Plant = async (call, { forward, memory }) => {
  if (call.id !== 'getUserInfo') return forward(call)
  const count = Number(memory.get('looks') ?? 0) + 1
  memory.set('looks', String(count))
  if (count % often > 0) return forward(call)
  const date: [string, string] = ['Date', new Date().toUTCString()]
  return madeUp(429, { message: 'Wait a moment, and try again.' }, ['Retry-After', '1'], date)
}
