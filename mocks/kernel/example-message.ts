import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'

const withMessage = z.record(z.string(), z.object({ message: z.string() }))

/** The message of the contract's example for this answer. The mock thus says what a real server should say. */
export function exampleMessage(id: OperationId, status: number): string {
  const answers: Record<string, unknown> = examples[id].answers
  const [first] = Object.values(withMessage.safeParse(answers[status]).data ?? {})
  return first?.message ?? `The server answered with status ${status}.`
}
