import type * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import {
  basePath as defaultBase,
  type OperationId,
  type OperationTypes,
  operations,
} from '../../src/contract/operations.gen.ts'
import { buildPath, type PathParams } from '../../src/contract/paths.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas, requestSchemas } from '../../src/contract/request-schemas.gen.ts'
import type { Role } from '../../src/contract/types.gen.ts'
import { type Session, touchSession } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import type { ClockAndIds, World } from '../db/world.ts'
import type { GameRow } from '../tags/games/tables.ts'
import { type Answer, type AnswerWith, answerWith, type ExampleName, exampleError } from './build-answer.ts'
import { type Call, checkCall, type Demands } from './check-call.ts'
import { type CookieKeeper, type Cookies, defaultKeeper, openCookies } from './cookies.ts'
import { type Attempt, type IsGone, keyHeader, withIdempotency } from './idempotency.ts'
import type { Seat } from './may.ts'

type Operations = typeof operations
type HasSeat<Id extends OperationId> = Operations[Id] extends { may: readonly unknown[] } ? true : false

export type Exchange<Id extends OperationId> = {
  /** The rows, in the step that has checked the call. */
  rows: Step
  world: ClockAndIds & Pick<World, 'sessionSeconds'>
  /** The request's body, checked against the contract. */
  body: OperationTypes[Id]['body']
  /** The parameters of path, query and headers: checked, and converted to their types. */
  params: OperationTypes[Id]['params']
  query: OperationTypes[Id]['query']
  headers: OperationTypes[Id]['requestHeaders']
  /** The caller, if the contract requires a session: without one the answer is 401 before this runs. */
  session: Operations[Id]['session'] extends true ? Session : undefined
  request: Request
  cookies: Cookies
  /** Makes an answer. A status, body or header that the contract does not declare is a type error. */
  answer: AnswerWith<Id>
  /** Makes an answer with the message of one of the contract's examples, by default of the first. */
  refuse: <Status extends keyof OperationTypes[Id]['answers'] & (400 | 401 | 403 | 404 | 409 | 410 | 412 | 428)>(
    status: Status,
    example?: ExampleName<Id, Status>,
  ) => Answer<Id>
  /** An address of the API, from the root of the host. `path`: with its parameters in braces. */
  addressOf: (path: string, params: PathParams) => string
  /** The `Location` of a created item. */
  locationOf: (id: OperationId, params: PathParams) => { Location: string }
} & (HasSeat<Id> extends true ? Seat : unknown)
export type Resolver<Id extends OperationId> = (exchange: Exchange<Id>) => Answer<Id> | Promise<Answer<Id>>
export type HandlerOptions = { basePath?: string; cookies?: CookieKeeper }
/** How one operation differs from the others. */
type OperationOptions = {
  /** The longest body that is accepted, in bytes. */
  limit?: number
  /** The changes of this `GET` are stored. */
  storesChanges?: boolean
  /** An `Idempotency-Key` is stored without a name and a time: no one may learn who created the item, or when. */
  anonymous?: boolean
  /** Whether what a key created no longer exists. The key is then refused with the contract's example `gone`. */
  isGone?: IsGone
}

type Tag = (typeof operations)[OperationId]['tag']
export type OperationsOf<T extends Tag> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends T ? Id : never
}[OperationId]

/** Answers the calls to one operation. */
export type Handler = (call: Call) => Promise<Response>

/** Makes the handler of one operation for a world. */
export type HandlerOf = (world: World, options?: HandlerOptions) => Handler

type Operation = { method: string; session: boolean; may?: readonly Role[] }

/** For each operation, or for none: looked up by an id that is known only at run time. */
const schemas: { [Id in OperationId]?: z.ZodMiniType } = requestSchemas
const shapes: { [Id in OperationId]?: ParameterShapes } = parameterSchemas

/**
 * Answers one operation. Session, membership, parameters and body are checked before `resolve` sees them, in this
 * order: a missing session gives 401, a missing membership 404, a role without permission 403, and anything else that
 * breaks the contract, an unknown field included, 400.
 * A change of an archived game is refused with 409 if the contract has an example of that name for it.
 * All of this and `resolve` are one step: nothing changes between the check and the work. The changes of a `GET` are
 * discarded, unless it has the option `storesChanges`.
 */
export function createHandler<Id extends OperationId>(
  id: Id,
  resolve: Resolver<NoInfer<Id>>,
  { limit, anonymous = false, storesChanges = false, isGone }: OperationOptions = {},
): HandlerOf {
  return (world, { cookies: keeper = defaultKeeper(), basePath = defaultBase } = {}) => {
    const operation: Operation = operations[id]
    const takesKey = shapes[id]?.headers !== undefined && keyHeader in shapes[id].headers.kinds
    const demands: Demands = {
      session: operation.session,
      may: operation.may,
      parameters: shapes[id],
      body: schemas[id],
      limit,
      error: (status) => (String(status) in examples[id].answers ? exampleError(id, status) : undefined),
    }
    const run = storesChanges || operation.method !== 'GET' ? world.step : world.look
    const addressOf = (path: string, params: PathParams) => basePath + buildPath(path, params)
    /** The part of an exchange that is the same for every call. */
    const common = {
      world,
      answer: answerWith,
      refuse: (status: number, example?: never) => answerWith(status, exampleError(id, status, example)),
      addressOf,
      locationOf: (at: OperationId, params: PathParams) => ({ Location: addressOf(operations[at].path, params) }),
    }
    return async (call) => {
      const { cookies, settle } = await openCookies({ request: call.request, world, keeper })
      let session: Session | undefined
      const answer = await run(async (rows) => {
        const checked = await checkCall(call, demands, { cookies, rows })
        if ('refused' in checked) return checked.refused
        const { input } = checked
        session = input.session
        const exchange = { ...common, ...input, cookies, rows, request: call.request } as unknown as Exchange<Id>
        const make = () => (isArchived(id, input) ? common.refuse(409, 'archived' as never) : resolve(exchange))
        if (!takesKey || !session) return make()
        const { userId } = session
        const attempt: Attempt = {
          userId: anonymous ? '' : userId,
          operation: id,
          key: call.request.headers.get(keyHeader) ?? '',
          asked: [call.params, input.body],
        }
        const made = await withIdempotency(rows, attempt, make, isGone)
        return typeof made === 'string' ? common.refuse(409, made as never) : made
      })
      if (session) await touchSession(world, session)
      for (const cookie of await settle()) answer.headers.append('Set-Cookie', cookie)
      return answer
    }
  }
}

/** Whether the game is archived, and the contract refuses this operation then. */
function isArchived(id: OperationId, input: { game?: GameRow }): boolean {
  const answers: Record<string, object> = examples[id].answers
  return input.game?.status === 'archived' && 'archived' in (answers[409] ?? {})
}

/**
 * Handles every operation of a tag. A missing one is a type error that names it.
 * @param options of the operations that differ from the others
 */
export function handleTag<T extends Tag>(
  _tag: T,
  resolvers: { [Id in OperationsOf<T>]: Resolver<Id> },
  options: { [Id in OperationsOf<T>]?: OperationOptions } = {},
): Record<OperationsOf<T>, HandlerOf> {
  const entries = Object.entries<Resolver<OperationId>>(resolvers as never)
  return Object.fromEntries(
    entries.map(([id, resolve]) => [id, createHandler(id as OperationId, resolve, options[id as OperationsOf<T>])]),
  ) as never
}
