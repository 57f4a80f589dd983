import { type HttpHandler, http } from 'msw/http'
import { basePath as defaultBase, type OperationId } from '../../src/contract/operations.gen.ts'
import { routeOf } from './api.ts'

type Respond = (request: Request, params: Record<string, string>) => Response | Promise<Response>

/** Makes an MSW handler for the whole API on any origin, so that an API configured on another host is mocked too. */
export function handlerOfApi(respond: Respond, base = defaultBase): HttpHandler {
  const isOfApi = ({ request }: { request: Request }) => routeOf(request, base) !== undefined
  return http.all(isOfApi, ({ request }) => respond(request, {}))
}

/** Makes an MSW handler for one operation. */
export function handlerOf(id: OperationId, respond: Respond, base = defaultBase): HttpHandler {
  const isIt = ({ request }: { request: Request }) => routeOf(request, base)?.id === id
  return http.all(isIt, ({ request }) => respond(request, routeOf(request, base)?.params ?? {}))
}
