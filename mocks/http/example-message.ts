import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'

const withMessage = z.record(z.string(), z.object({ message: z.string() }))

type Named<Answers, Status extends number> = `${Status}` extends keyof Answers
  ? keyof Answers[`${Status}`] & string
  : never

/** The names of the contract's examples for an answer. */
export type ExampleName<Id extends OperationId, Status extends number> = Named<(typeof examples)[Id]['answers'], Status>

/**
 * The sentence that the contract's own example gives for this answer, so that the mock says what a server is to say.
 *
 * @param name which example; the first one without it
 */
export function exampleMessage<Id extends OperationId, Status extends number>(
  id: Id,
  status: Status,
  name?: ExampleName<NoInfer<Id>, NoInfer<Status>>,
): string {
  const answers: Record<string, unknown> = examples[id].answers
  const named = withMessage.safeParse(answers[status]).data ?? {}
  const example = name === undefined ? Object.values(named)[0] : named[name]
  return example?.message ?? `The server answered with status ${status}.`
}
