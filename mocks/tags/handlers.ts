import { type HttpHandler, http } from 'msw/http'
import { basePath as defaultBase, type OperationId } from '../../src/contract/operations.gen.ts'
import { answerWith } from '../kernel/answer.ts'
import type { Handler, HandlerOptions } from '../kernel/handle.ts'
import type { World } from '../kernel/world.ts'
import { authHandlers } from './auth/handlers.ts'

/** A new tag of the contract is a new file and one line here; an operation without a handler is a type error. */
const handlers: Record<OperationId, Handler> = {
  ...authHandlers,
}

/**
 * The whole API as MSW handlers over one world. A path below the base path that the contract does not know is answered
 * with 404, never passed on.
 */
export function handlersFor(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const base = options.basePath ?? defaultBase
  const unknown = ({ request }: { request: Request }) =>
    answerWith(404, { message: `The API has no ${request.method} ${new URL(request.url).pathname}.` })
  return [
    ...Object.values(handlers).map((handler) => handler(world, options)),
    http.all(`*${base}`, unknown),
    http.all(`*${base}/*`, unknown),
  ]
}
