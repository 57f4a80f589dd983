import { HttpResponse } from 'msw/http'
import { basePath as defaultBase, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'
import { answerWith } from './answer.ts'
import type { Answering } from './handle.ts'

const match = createPathMatcher(operations)

/** What a request to the API is for. */
export type Route = {
  /** Absent where the contract has no such path, or not with this method. */
  id?: OperationId
  params: Record<string, string>
  /** The methods that the path has; none where there is no such path. */
  methods: string[]
}

/**
 * Finds what a request is for. HEAD asks for what GET gives (RFC 9110, section 9.3.2).
 *
 * @returns nothing for an address outside the API
 */
export function routeOf({ method, url }: Pick<Request, 'method' | 'url'>, base = defaultBase): Route | undefined {
  const path = pathBelow(base, new URL(url).pathname)
  if (path === undefined) return undefined
  const { byMethod = {}, params = {} } = match(path) ?? {}
  return { id: byMethod[method === 'HEAD' ? 'GET' : method], params, methods: Object.keys(byMethod) }
}

/**
 * Answers whatever is asked of the API. What the contract does not know is refused: a path with 404, a method with 405.
 *
 * @param answers how each operation is answered
 */
export function createApi(answers: Record<OperationId, Answering>, base = defaultBase) {
  return async (request: Request): Promise<Response> => {
    const { id, params, methods } = routeOf(request, base) ?? { params: {}, methods: [] }
    if (id) return withoutBody(request, await answers[id]({ request, params }))
    const message = `The API has no ${request.method} ${new URL(request.url).pathname}.`
    if (methods.length === 0) return answerWith(404, { message })
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    return answerWith(405, { message }, { Allow: allowed.join(', ') })
  }
}

function withoutBody({ method }: Request, answer: Response): Response {
  if (method !== 'HEAD') return answer
  const { status, headers } = answer
  return new HttpResponse(null, { status, headers })
}
