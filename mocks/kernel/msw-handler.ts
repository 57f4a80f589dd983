import { type HttpHandler, http } from 'msw/http'
import { basePath as defaultBase, type OperationId } from '../../src/contract/operations.gen.ts'
import { routeOf } from './api.ts'

type Respond = (request: Request, params: Record<string, string>) => Response | Promise<Response>

/** Has MSW answer everything that is asked of the API, on any origin: one that is configured on another host is mocked as well. */
export function handlerOfApi(respond: Respond, base = defaultBase): HttpHandler {
  const isOfApi = ({ request }: { request: Request }) => routeOf(request, base) !== undefined
  return http.all(isOfApi, ({ request }) => respond(request, {}))
}

/** Has MSW answer one operation. */
export function handlerOf(id: OperationId, respond: Respond, base = defaultBase): HttpHandler {
  const isIt = ({ request }: { request: Request }) => routeOf(request, base)?.id === id
  return http.all(isIt, ({ request }) => respond(request, routeOf(request, base)?.params ?? {}))
}
