import type * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { readJson } from '../../src/contract/read-json.ts'
import { type ParameterShapes, type Parameters, readParameters } from '../../src/contract/read-parameters.ts'
import type { Role } from '../../src/contract/types.gen.ts'
import { findSession, type Session } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import { answerWith } from './build-answer.ts'
import type { Cookies } from './cookies.ts'
import { findSeat, type Seat } from './may.ts'

export type Body = { value: unknown } | { refused: string }

const kilobyte = 1024

/**
 * The longest body that is accepted unless an operation sets another limit, bytes. Real servers have such limits too.
 */
export const usualLimit = { json: 64 * kilobyte, other: 10 * kilobyte * kilobyte }

/**
 * Reads and checks the body of a request.
 * @param schema The contract's schema. Without one the body is not JSON, or absent.
 * @param refusal The message for a body that is JSON but does not match the schema.
 * @param limit The longest body that is accepted, in bytes.
 * @returns The value (a `Blob` without a schema), or the reason for a refusal, as a sentence for a person.
 */
export async function readBody(
  request: Request,
  schema: z.ZodMiniType | undefined,
  refusal: string,
  limit = schema ? usualLimit.json : usualLimit.other,
): Promise<Body> {
  if (!schema && request.body === null) return { value: undefined }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (schema && type !== 'application/json') return { refused: 'Send the body as application/json.' }
  const blob = await request.blob()
  if (blob.size > limit) return { refused: 'The body is too long.' }
  if (!schema) return { value: blob }
  const json = readJson(await blob.text())
  if (json === undefined) return { refused: 'The body is not valid JSON.' }
  const result = schema.safeParse(json)
  return result.success ? { value: result.data } : { refused: refusal }
}

type Refusal = 400 | 401 | 403 | 404 | 428

/** What the contract requires of a call to one operation. */
export type Demands = {
  session: boolean
  /** The roles that may call the operation, in the game of its path. */
  may?: readonly Role[]
  parameters?: ParameterShapes
  /** The schema of a JSON body. */
  body?: z.ZodMiniType
  /** The longest body that is accepted, in bytes; `usualLimit` without it. */
  limit?: number
  /** What the contract says for a refusal with this status; nothing where the operation does not declare it. */
  error: (status: Refusal) => { message: string; code?: string } | undefined
}

export type Call = { request: Request; params: Record<string, string> }
type Input = Parameters & { body: unknown; session: Session | undefined } & Partial<Seat>
type Context = { cookies: Pick<Cookies, 'get'>; rows: Step }

/**
 * Checks a call before its handler runs: session, membership of the game, parameters and body, in this order, so that a
 * stranger learns nothing.
 * @param rows the step in which the handler will run
 * @returns the handler's input, or the answer that refuses the call
 */
export async function checkCall(
  { request, params }: Call,
  demands: Demands,
  { cookies, rows }: Context,
): Promise<{ input: Input } | { refused: Response }> {
  const messageFor = (status: Refusal, otherwise = `The server answered with status ${status}.`) =>
    demands.error(status)?.message ?? otherwise
  const refuse = (status: Refusal, message = messageFor(status)) => ({
    refused: answerWith(status, { ...demands.error(status), message }),
  })
  const session = demands.session ? findSession(rows, cookies.get(sessionCookie)) : undefined
  if (demands.session && !session) return refuse(401)
  const seat = demands.may && findSeat(rows, seatOf(params, session), demands.may)
  if (seat && 'status' in seat) return refuse(seat.status)
  const search = new URL(request.url).searchParams
  const parameters = readParameters(demands.parameters, { params, search, headers: request.headers })
  if ('refused' in parameters) {
    const { status, message } = parameters.refused
    // If there is a body, the contract's message for 400 is about it.
    return refuse(status, status === 400 && demands.body ? message : messageFor(status, message))
  }
  const body = await readBody(request, demands.body, messageFor(400), demands.limit)
  if ('refused' in body) return refuse(400, body.refused)
  return { input: { ...parameters.value, body: body.value, session, ...seat } }
}

/** Without a session or a game there is no membership. */
const seatOf = ({ gameId = '' }: Call['params'], session: Session | undefined) => ({
  gameId,
  userId: session?.userId ?? '',
})
