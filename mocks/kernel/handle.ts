import type * as z from 'zod/mini'
import type { OperationId, OperationTypes, operations } from '../../src/contract/operations.gen.ts'
import { type ParameterShapes, readParameters } from '../../src/contract/read-parameters.ts'
import { parameterSchemas, requestSchemas } from '../../src/contract/request-schemas.gen.ts'
import { type Answer, type AnswerWith, answerWith } from './answer.ts'
import { readBody } from './body.ts'
import { type CookieKeeper, type Cookies, defaultKeeper, openCookies } from './cookies.ts'
import { exampleMessage } from './example-message.ts'
import type { World } from './world.ts'

export type Exchange<Id extends OperationId> = {
  /** The request's body, checked against the contract. */
  body: OperationTypes[Id]['body']
  /** Its parameters, checked as well, with defaults filled in. */
  params: OperationTypes[Id]['params']
  query: OperationTypes[Id]['query']
  headers: OperationTypes[Id]['requestHeaders']
  cookies: Cookies
  world: World
  /** Makes an answer. A status, body or header that the contract does not declare is a type error. */
  answer: AnswerWith<Id>
}
export type Resolver<Id extends OperationId> = (exchange: Exchange<Id>) => Answer<Id> | Promise<Answer<Id>>
export type HandlerOptions = { basePath?: string; cookies?: CookieKeeper }
type Limits = {
  /** How long the body may be, in bytes. */
  limit?: number
}

type Tag = (typeof operations)[OperationId]['tag']
export type OperationsOf<T extends Tag> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends T ? Id : never
}[OperationId]

/** Answers one call to an operation. */
export type Answering = (call: { request: Request; params: Record<string, string> }) => Promise<Response>

/** One operation of the contract, to be answered from a world. */
export type Handler = (world: World, options?: HandlerOptions) => Answering

/** A schema for each operation, or none: looked up by an id that is known only at run time. */
const schemas: { [Id in OperationId]?: z.ZodMiniType } = requestSchemas
const shapes: { [Id in OperationId]?: ParameterShapes } = parameterSchemas

/**
 * Answers one operation. Parameters and body are checked before `resolve` sees them: what the contract does not allow,
 * an unknown field included, is refused with a 400, a path that has no such form with a 404, a change that does not
 * say on top of what with a 428.
 */
export function handle<Id extends OperationId>(
  id: Id,
  resolve: Resolver<NoInfer<Id>>,
  { limit }: Limits = {},
): Handler {
  return (world, { cookies: keeper = defaultKeeper() } = {}) =>
    async ({ request, params }) => {
      const { searchParams: search } = new URL(request.url)
      const read = readParameters(shapes[id], { params, search, headers: request.headers })
      if ('refused' in read) return answerWith(read.refused.status, { message: read.refused.message })
      const body = await readBody(request, schemas[id], exampleMessage(id, 400), limit)
      if ('refused' in body) return answerWith(400, { message: body.refused })
      const { cookies, settle } = await openCookies({ request, world, keeper })
      const exchange = {
        ...read.value,
        body: body.value,
        cookies,
        world,
        answer: answerWith,
      } as unknown as Exchange<Id>
      const answer = await resolve(exchange)
      for (const cookie of await settle()) answer.headers.append('Set-Cookie', cookie)
      return answer
    }
}

/**
 * Answers every operation of a tag; one that is missing is a type error that names it.
 *
 * @param limits for operations that take longer bodies than usual
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
