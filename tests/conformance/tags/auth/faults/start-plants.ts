import type { Call, Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, madeUp } from '../../../kernel/faults/mutate-response.ts'

/** Accepts what the good server refuses, if `meant` selects it. */
export const accept =
  (meant: (content: Record<string, unknown>, call: Call) => boolean): Plant =>
  async (call, { forward }) => {
    const reply = await forward(call)
    const taken = call.id === 'startVerification' && reply.status === 400 && meant(contentOf(call), call)
    return taken ? madeUp(200, { requestId: crypto.randomUUID() }) : reply
  }
