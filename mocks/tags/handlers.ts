import type { OperationId } from '../../src/contract/operations.gen.ts'
import { createApi } from '../kernel/api.ts'
import type { Handler, HandlerOptions } from '../kernel/handle.ts'
import type { World } from '../kernel/world.ts'
import { authHandlers } from './auth/handlers.ts'

/** A new tag of the contract is a new folder and one line here; an operation without a handler is a type error. */
const handlers: Record<OperationId, Handler> = {
  ...authHandlers,
}

/** The whole API over one world: a function that answers a request. */
export function apiOf(world: World, options: HandlerOptions = {}) {
  const answers = Object.entries(handlers).map(([id, handler]) => [id, handler(world, options)])
  return createApi(Object.fromEntries(answers), options.basePath)
}
