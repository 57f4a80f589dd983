import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { World } from '../db/world.ts'
import { createApi } from '../http/api.ts'
import type { HandlerOf, HandlerOptions } from '../http/create-handler.ts'
import { allHandlers } from './all-handlers.gen.ts'

/** The handlers of all tags. An operation without one is a type error. */
let handlers: Record<OperationId, HandlerOf> = allHandlers
// An edited handler answers the next call, in the same world: the page is not loaded again.
import.meta.hot?.accept('./all-handlers.gen.ts', (edited) => {
  handlers = edited?.allHandlers ?? handlers
})

/** The whole API of one world: a function that answers requests. */
export function apiOf(world: World, options: HandlerOptions = {}) {
  const make = () => {
    const answers = Object.entries(handlers).map(([id, handler]) => [id, handler(world, options)])
    return createApi(Object.fromEntries(answers), options.basePath)
  }
  let [made, api] = [handlers, make()]
  return (request: Request) => {
    if (made !== handlers) [made, api] = [handlers, make()]
    return api(request)
  }
}
