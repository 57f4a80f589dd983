import type { Node } from '../read/document.ts'
import { checkEvents } from './check-events.ts'
import { checkExamples } from './check-examples.ts'
import { checkNames } from './check-names.ts'
import { checkOperations } from './check-operations.ts'
import { checkSchemas } from './check-schemas.ts'
import type { Problem } from './problem.ts'

/**
 * What the pipeline cannot carry, or what is untrue: a construct for which types, schemas and mock would not say the
 * same is refused by name, instead of being generated in part.
 *
 * @param document in one file, as `readContract` gives it
 * @param events the AsyncAPI document in one file; empty where there is none
 */
export function findProblems(document: Node, events: Node = {}): Problem[] {
  const own = [checkNames, checkOperations, checkSchemas, checkExamples].flatMap((check) => check(document))
  return [...own, ...checkEvents(events, document)]
}
