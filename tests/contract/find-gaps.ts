import type { Node } from '../../scripts/contract/read/document.ts'
import { listOperations, type Operation } from '../../scripts/contract/read/operations.ts'

type Examples = { request: object; answers: Record<string, object> }
/** What has to exist for each operation of the contract, by the operation's id. */
export type Parts = {
  endpoints: Record<string, unknown>
  examples: Record<string, Examples>
  cases: Record<string, Record<string, unknown>>
  /** Whether the mock answers an operation. */
  handles: (id: string) => boolean | Promise<boolean>
}

/** No client can cause these. */
const serversOwn = [429, 500]

/** A sentence for everything that the contract requires and that is missing. */
export async function findGaps(contract: Node, { endpoints, examples, cases, handles }: Parts): Promise<string[]> {
  const gaps: string[] = []
  for (const operation of listOperations(contract)) {
    const { id } = operation
    if (!(id in endpoints)) gaps.push(`${id} has no endpoint in src/api`)
    if (!(await handles(id))) gaps.push(`${id} has no handler in mocks/tags`)
    gaps.push(...examplesMissing(operation, examples[id]).map((part) => `${id} has no example of ${part}`))
    const uncovered = operation.answers.filter(
      ({ status }) => !serversOwn.includes(Number(status)) && !cases[id]?.[status],
    )
    gaps.push(...uncovered.map(({ status }) => `${id} has no conformance case for ${status}`))
  }
  return gaps
}

function examplesMissing({ body, answers }: Operation, found: Examples | undefined): string[] {
  const isEmpty = (examples: object | undefined) => Object.keys(examples ?? {}).length === 0
  const missing = answers.filter((answer) => answer.body && isEmpty(found?.answers[answer.status]))
  const request = body && isEmpty(found?.request) ? ['its request'] : []
  return [...request, ...missing.map(({ status }) => `its answer ${status}`)]
}
