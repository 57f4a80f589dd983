import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { basePath as defaultBase, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'
import { answerWith } from './build-answer.ts'
import type { Handler } from './create-handler.ts'

const match = createPathMatcher(operations)

/** The operation that a request is for. */
type Found = {
  /** Absent if the contract does not have this path, or not with this method. */
  id?: OperationId
  params: Record<string, string>
  /** The methods of the path; none if the contract does not have the path. */
  methods: string[]
}

/**
 * Finds the operation of a request. HEAD is treated as GET (RFC 9110, section 9.3.2).
 * @returns `undefined` for an address outside the API
 */
export function findOperation({ method, url }: Pick<Request, 'method' | 'url'>, base = defaultBase): Found | undefined {
  const path = pathBelow(base, new URL(url).pathname)
  if (path === undefined) return undefined
  const { byMethod = {}, params = {} } = match(path) ?? {}
  return { id: byMethod[method === 'HEAD' ? 'GET' : method], params, methods: Object.keys(byMethod) }
}

/**
 * Answers every request to the API. A path that the contract does not have gets 404, a method 405.
 * @param handlers those of each operation
 */
export function createApi(handlers: Record<OperationId, Handler>, base = defaultBase) {
  return async (request: Request): Promise<Response> => {
    const { id, params, methods } = findOperation(request, base) ?? { params: {}, methods: [] }
    if (id) return withoutBody(request, await handlers[id]({ request, params }))
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

type Respond = (request: Request, params: Record<string, string>) => Response | Promise<Response>

/** Makes an MSW handler for the whole API on any origin, so that an API configured on another host is mocked too. */
export function handlerOfApi(respond: Respond, base = defaultBase): HttpHandler {
  const isOfApi = ({ request }: { request: Request }) => findOperation(request, base) !== undefined
  return http.all(isOfApi, ({ request }) => respond(request, {}))
}

/** Makes an MSW handler for one operation. */
export function handlerOf(id: OperationId, respond: Respond, base = defaultBase): HttpHandler {
  const isIt = ({ request }: { request: Request }) => findOperation(request, base)?.id === id
  return http.all(isIt, ({ request }) => respond(request, findOperation(request, base)?.params ?? {}))
}
