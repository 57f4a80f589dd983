import type * as z from 'zod/mini'
import { type OperationId, type OperationTypes, operations } from '../../src/contract/operations.gen.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas, requestSchemas } from '../../src/contract/request-schemas.gen.ts'
import { type Answer, type AnswerWith, answerWith } from './answer.ts'
import { type Call, checkCall, type Demands } from './check-call.ts'
import { type CookieKeeper, type Cookies, defaultKeeper, openCookies } from './cookies.ts'
import { exampleMessage } from './example-message.ts'
import type { Session } from './sessions.ts'
import type { World } from './world.ts'

export type Exchange<Id extends OperationId> = {
  /** The request's body, checked against the contract. */
  body: OperationTypes[Id]['body']
  /** The parameters of path, query and headers: checked, and converted to their types. */
  params: OperationTypes[Id]['params']
  query: OperationTypes[Id]['query']
  headers: OperationTypes[Id]['requestHeaders']
  /** The caller's session, if the contract requires one. Without it the answer is 401 before the handler runs. */
  session: (typeof operations)[Id]['session'] extends true ? Session : undefined
  cookies: Cookies
  world: World
  /** Makes an answer. A status, body or header that the contract does not declare is a type error. */
  answer: AnswerWith<Id>
}
export type Resolver<Id extends OperationId> = (exchange: Exchange<Id>) => Answer<Id> | Promise<Answer<Id>>
export type HandlerOptions = { basePath?: string; cookies?: CookieKeeper }
type Limits = {
  /** The longest body that is accepted, in bytes. */
  limit?: number
}

type Tag = (typeof operations)[OperationId]['tag']
export type OperationsOf<T extends Tag> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends T ? Id : never
}[OperationId]

/** Answers a call to one operation. */
export type Answering = (call: Call) => Promise<Response>

/** Makes the answering function of one operation for a world. */
export type Handler = (world: World, options?: HandlerOptions) => Answering

/** Some operations have no schema. Typed for lookup by an id that is known only at run time. */
const schemas: { [Id in OperationId]?: z.ZodMiniType } = requestSchemas
const shapes: { [Id in OperationId]?: ParameterShapes } = parameterSchemas

/**
 * Handles one operation. It checks session, parameters and body, in this order, before `resolve` runs. A missing
 * session is answered with 401. What the contract does not allow, such as an unknown field, is answered with 400.
 */
export function handle<Id extends OperationId>(
  id: Id,
  resolve: Resolver<NoInfer<Id>>,
  { limit }: Limits = {},
): Handler {
  return (world, { cookies: keeper = defaultKeeper() } = {}) => {
    const demands: Demands = {
      session: operations[id].session,
      parameters: shapes[id],
      body: schemas[id],
      limit,
      message: (status) => exampleMessage(id, status),
    }
    return async (call) => {
      const { cookies, settle } = await openCookies({ request: call.request, world, keeper })
      const checked = await checkCall(call, demands, { cookies, world })
      if ('refused' in checked) return checked.refused
      const exchange = { ...checked.given, cookies, world, answer: answerWith } as unknown as Exchange<Id>
      const answer = await resolve(exchange)
      for (const cookie of await settle()) answer.headers.append('Set-Cookie', cookie)
      return answer
    }
  }
}

/**
 * Handles every operation of a tag. A missing one is a type error that names it.
 *
 * @param limits for operations that accept longer bodies than usual
 */
export function handleTag<T extends Tag>(
  _tag: T,
  resolvers: { [Id in OperationsOf<T>]: Resolver<Id> },
  limits: { [Id in OperationsOf<T>]?: Limits } = {},
): Record<OperationsOf<T>, Handler> {
  const entries = Object.entries<Resolver<OperationId>>(resolvers as never)
  return Object.fromEntries(
    entries.map(([id, resolve]) => [id, handle(id as OperationId, resolve, limits[id as OperationsOf<T>])]),
  ) as never
}
