type Media = { content?: Record<string, { examples?: object }> }
type Operation = { operationId: string; requestBody?: Media; responses: Record<string, Media & { $ref?: string }> }
export type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Media> }
}

type Examples = { request: object; answers: Record<string, object> }
/** What has to follow the contract, by the operation's id. */
export type Rooms = {
  endpoints: Record<string, unknown>
  examples: Record<string, Examples>
  cases: Record<string, Record<string, unknown>>
  /** Whether the mock answers an operation. */
  handles: (id: string) => boolean | Promise<boolean>
}

/** Every place that the contract asks for and that is not there, in words. */
export async function findGaps(contract: Contract, { endpoints, examples, cases, handles }: Rooms): Promise<string[]> {
  const gaps: string[] = []
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    const { operationId: id } = operation
    if (!(id in endpoints)) gaps.push(`${id} has no endpoint in src/api`)
    if (!(await handles(id))) gaps.push(`${id} has no handler in mocks/tags`)
    gaps.push(...examplesMissing(contract, operation, examples[id]).map((part) => `${id} has no example of ${part}`))
    const statuses = Object.keys(operation.responses)
    const uncovered = statuses.filter((status) => !cases[id]?.[status])
    gaps.push(...uncovered.map((status) => `${id} has no conformance case for ${status}`))
  }
  return gaps
}

function examplesMissing(contract: Contract, operation: Operation, found: Examples | undefined): string[] {
  const isEmpty = (examples: object | undefined) => Object.keys(examples ?? {}).length === 0
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) => {
    const { content } = contract.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
    return content && isEmpty(found?.answers[status]) ? [`its answer ${status}`] : []
  })
  return operation.requestBody?.content && isEmpty(found?.request) ? ['its request', ...answers] : answers
}
