import { basePath, type OperationId, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath, buildQuery, type PathParams } from '../../src/contract/paths.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'
import { userOf } from '../kernel/people.ts'
import { openSession } from '../kernel/sessions.ts'
import { createClient } from '../kernel/test-client.ts'
import { createWorld, type World } from '../kernel/world.ts'
import { apiOf } from './handlers.ts'

type Asked = {
  params?: PathParams
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

/** Somebody who is signed in, with calls by operation; an `Idempotency-Key` is new with each unless it is given. */
export async function createMember(world: World, contact: string) {
  const client = createClient(apiOf(world))
  const { userId, session } = await world.step(async (rows) => {
    const user = await userOf(rows, contact, world)
    return { ...user, session: await openSession(rows, user.userId, world) }
  })
  client.cookies.set(sessionCookie, session.token)
  const call = (id: OperationId, { params, query, headers, body }: Asked = {}) => {
    const { method, path } = operations[id]
    return client.send(`${basePath}${buildPath(path, params)}${buildQuery(query)}`, {
      method,
      headers: { ...keyFor(id, world), ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  return { userId, client, call }
}

export type Member = Awaited<ReturnType<typeof createMember>>

function keyFor(id: OperationId, { newId }: World): Record<string, string> {
  const shape: { headers?: { kinds: object } } = id in parameterSchemas ? parameterSchemas[id as never] : {}
  return 'Idempotency-Key' in (shape.headers?.kinds ?? {}) ? { 'Idempotency-Key': newId() } : {}
}

/** A world with two persons who have nothing yet. */
export async function createTable() {
  const world = createWorld()
  return {
    world,
    host: await createMember(world, 'rowan@example.com'),
    stranger: await createMember(world, 'ash@example.com'),
  }
}
