import { basePath, type OperationId, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath, buildQuery, type PathParams } from '../../src/contract/paths.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'
import { userOf } from '../db/people.ts'
import { openSession } from '../db/sessions.ts'
import type { World } from '../db/world.ts'
import { createClient, type Reply } from '../http/test-client.ts'
import { apiOf } from './handlers.ts'

export type Asked = {
  params?: PathParams
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

export type Caller = {
  call: (id: OperationId, asked?: Asked) => Promise<Reply>
  client: ReturnType<typeof createClient>
}

/** Calls by operation, of somebody who is not signed in. An `Idempotency-Key` is new with each unless it is given. */
export function createCaller(world: World): Caller {
  const client = createClient(apiOf(world))
  const call = (id: OperationId, { params, query, headers, body }: Asked = {}) => {
    const { method, path } = operations[id]
    const sent = new Headers(headers)
    if (takesKey(id) && !sent.has('Idempotency-Key')) sent.set('Idempotency-Key', world.newId())
    if (body !== undefined) sent.set('Content-Type', 'application/json')
    const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return client.send(`${basePath}${buildPath(path, params)}${buildQuery(query)}`, init)
  }
  return { call, client }
}

export type Person = Caller & { userId: string }

/** Somebody who is signed in. */
export async function createPersonIn(world: World, name: string, device?: string): Promise<Person> {
  const { userId, token } = await world.step(async (rows) => {
    const user = await userOf(rows, `${name.toLowerCase()}@example.com`, world)
    return openSession(rows, user.userId, world, device)
  })
  const caller = createCaller(world)
  caller.client.cookies.set(sessionCookie, token)
  return { ...caller, userId }
}

const shapes: Partial<Record<string, ParameterShapes>> = parameterSchemas

const takesKey = (id: OperationId) => 'Idempotency-Key' in (shapes[id]?.headers?.kinds ?? {})
