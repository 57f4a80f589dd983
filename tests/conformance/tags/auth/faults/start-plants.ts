import type { Call, Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, madeUp } from '../../../kernel/faults/mutate-response.ts'

/** Takes what the good server refuses, where `meant` says so. */
export const accept =
  (meant: (content: Record<string, unknown>, call: Call) => boolean): Plant =>
  async (call, { forward }) => {
    const reply = await forward(call)
    const taken = call.id === 'startVerification' && reply.status === 400 && meant(contentOf(call), call)
    return taken ? madeUp(200, { requestId: crypto.randomUUID() }) : reply
  }
