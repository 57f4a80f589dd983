import type * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { type ParameterShapes, type Parameters, readParameters } from '../../src/contract/read-parameters.ts'
import { answerWith } from './answer.ts'
import { readBody } from './body.ts'
import type { Cookies } from './cookies.ts'
import type { Session } from './sessions.ts'
import type { World } from './world.ts'

/** What the contract requires of a call to one operation. */
export type Demands = {
  session: boolean
  parameters?: ParameterShapes
  /** The schema of a JSON body. */
  body?: z.ZodMiniType
  /** The longest body that is accepted, in bytes; `usualLimit` without it. */
  limit?: number
  /** The message of a refusal with this status. */
  message: (status: 400 | 401) => string
}

export type Call = { request: Request; params: Record<string, string> }
type Given = Parameters & { body: unknown; session: Session | undefined }

/**
 * Checks a call before its handler runs: session, parameters and body, in this order. A stranger thus learns nothing
 * about the parameters.
 *
 * @returns the handler's arguments, or the answer that refuses the call
 */
export async function checkCall(
  { request, params }: Call,
  demands: Demands,
  { cookies, world }: { cookies: Pick<Cookies, 'get'>; world: Pick<World, 'sessions'> },
): Promise<{ given: Given } | { refused: Response }> {
  const refuse = (status: number, message: string) => ({ refused: answerWith(status, { message }) })
  const session = demands.session ? await world.sessions.find(cookies.get(sessionCookie)) : undefined
  if (demands.session && !session) return refuse(401, demands.message(401))
  const search = new URL(request.url).searchParams
  const parameters = readParameters(demands.parameters, { params, search, headers: request.headers })
  if ('refused' in parameters) return refuse(parameters.refused.status, parameters.refused.message)
  const body = await readBody(request, demands.body, demands.message(400), demands.limit)
  if ('refused' in body) return refuse(400, body.refused)
  return { given: { ...parameters.value, body: body.value, session } }
}
