import type { Node } from '../read/document.ts'
import { checkEvents } from './check-events.ts'
import { checkExamples } from './check-examples.ts'
import { checkNames } from './check-names.ts'
import { checkOperations } from './check-operations.ts'
import { checkSchemas } from './check-schemas.ts'
import type { Problem } from './problem.ts'

/**
 * Finds constructs that types, schemas and mock cannot all express, and statements that are not true. Such a contract
 * is refused; nothing is generated in part.
 *
 * @param document the document in one file, as `readContract` returns it
 * @param events the AsyncAPI document in one file; empty where there is none
 */
export function findProblems(document: Node, events: Node = {}): Problem[] {
  const own = [checkNames, checkOperations, checkSchemas, checkExamples].flatMap((check) => check(document))
  return [...own, ...checkEvents(events, document)]
}
