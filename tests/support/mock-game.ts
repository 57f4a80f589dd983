import { openSession, userOf } from '../../mocks/db/people.ts'
import type { Step } from '../../mocks/db/rows.ts'
import { createWorld, type World, type WorldOptions } from '../../mocks/db/world.ts'
import { addGame } from '../../mocks/tags/games/example.ts'
import { unseat } from '../../mocks/tags/games/rules.ts'
import { memberships } from '../../mocks/tags/games/tables.ts'
import { apiOf } from '../../mocks/tags/handlers.ts'
import { addLink } from '../../mocks/tags/invitations/example.ts'
import { boundaries } from '../../mocks/tags/lobby/tables.ts'
import { schedules } from '../../mocks/tags/schedule/tables.ts'
import { basePath, type OperationId, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath, buildQuery, type PathParams } from '../../src/contract/paths.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'
import { createClient, type Reply } from './mock-client.ts'

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

/** Calls by operation, of a signed-out person. Each `Idempotency-Key` is new unless it is given. */
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

/** A signed-in person. */
export async function createPersonIn(world: World, name: string, device?: string): Promise<Person> {
  const { userId, token } = await world.step((rows) => {
    const user = userOf(rows, `${name.toLowerCase()}@example.com`, world)
    return openSession(rows, user.userId, world, device)
  })
  const caller = createCaller(world)
  caller.client.cookies.set(sessionCookie, token)
  return { ...caller, userId }
}

const shapes: Partial<Record<string, ParameterShapes>> = parameterSchemas

const takesKey = (id: OperationId) => 'Idempotency-Key' in (shapes[id]?.headers?.kinds ?? {})

/**
 * A game with everyone in it or beside it, and an active link. The removed person was a member when the link was
 * created.
 */
export async function createGameOfAll({ isPlanned = true, ...options }: WorldOptions & { isPlanned?: boolean } = {}) {
  const world = createWorld(options)
  const [host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger] = await Promise.all(
    ['Rowan', 'Ash', 'Alder', 'Wren', 'Juniper', 'Jasper', 'Sorrel', 'Bryony'].map((name) =>
      createPersonIn(world, name),
    ),
  )
  if (!host || !admin || !otherAdmin || !player || !waiting || !waitingAdmin || !removed || !stranger) throw new Error()
  const { game, link, adminLink, dateId, boundary } = await world.step((rows) => {
    const role = 'player' as const
    const members = [admin, otherAdmin].map(({ userId }) => ({ userId, role: 'admin' as const }))
    const players = [player, removed].map(({ userId }) => ({ userId, role }))
    const game = addGame(rows, world, {
      hostId: host.userId,
      name: 'The Ember Crown',
      members: [...members, ...players],
    })
    const link = addLink(rows, world, { game, waiting: [waiting.userId] })
    const forAdmins = { role: 'admin', approval: 'host' } as const
    const adminLink = addLink(rows, world, { game, ...forAdmins, waiting: [waitingAdmin.userId] })
    for (const one of rows(memberships).where({ userId: removed.userId })) unseat(rows, one, world)
    const planned = plan(world)
    if (isPlanned) planned.put(rows, game.gameId)
    return { game, link, adminLink, ...planned }
  })
  const persons = { host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger }
  // Signed out; the id is one that no call of theirs reaches.
  return {
    world,
    gameId: game.gameId,
    link,
    adminLink,
    dateId,
    boundary,
    persons: { ...persons, nobody: { ...createCaller(world), userId: 'nobody' } },
  }
}

/** A proposed date, a confirmed session, and a boundary. */
function plan({ now, newId }: World) {
  const dateId = newId()
  const startsAt = now() + 86_400_000
  const offer = { durationMinutes: 180, dates: [{ dateId, startsAt }] }
  const when = { startsAt, durationMinutes: 180, status: 'settled' as const, updatedAt: now() }
  const boundary = {
    boundaryId: newId(),
    kind: 'line' as const,
    text: 'Spiders',
    takeBackKey: 'Zk3WcR8pQy0uTn5vLx7sBa',
  }
  const put = (rows: Step, gameId: string) => {
    rows(schedules).put({ gameId, offer, session: { ...when, sessionId: newId(), reason: '', sequence: 0 }, rev: 1 })
    rows(boundaries).put({ ...boundary, gameId })
  }
  return { dateId, boundary, put }
}
