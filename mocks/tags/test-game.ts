import type { Step } from '../db/rows.ts'
import { createWorld, type World, type WorldOptions } from '../db/world.ts'
import { addGame } from './games/add-game.ts'
import { memberships } from './games/tables.ts'
import { unseat } from './games/unseat.ts'
import { addLink } from './invitations/add-link.ts'
import { boundaries, schedules } from './lobby/tables.ts'
import { createCaller, createPersonIn } from './test-member.ts'

/** A game with everybody in it or beside it, and a link that works. The removed person sat there when the link was made. */
export async function createGameOfAll({ isPlanned = true, ...options }: WorldOptions & { isPlanned?: boolean } = {}) {
  const world = createWorld(options)
  const [host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger] = await Promise.all(
    ['Rowan', 'Ash', 'Alder', 'Wren', 'Juniper', 'Jasper', 'Sorrel', 'Bryony'].map((name) =>
      createPersonIn(world, name),
    ),
  )
  if (!host || !admin || !otherAdmin || !player || !waiting || !waitingAdmin || !removed || !stranger) throw new Error()
  const { game, link, adminLink, dateId, boundary } = await world.step(async (rows) => {
    const role = 'player' as const
    const members = [admin, otherAdmin].map(({ userId }) => ({ userId, role: 'admin' as const }))
    const players = [player, removed].map(({ userId }) => ({ userId, role }))
    const game = addGame(rows, world, {
      hostId: host.userId,
      name: 'The Ember Crown',
      members: [...members, ...players],
    })
    const link = await addLink(rows, world, { game, waiting: [waiting.userId] })
    const forAdmins = { role: 'admin', approval: 'host' } as const
    const adminLink = await addLink(rows, world, { game, ...forAdmins, waiting: [waitingAdmin.userId] })
    for (const one of await rows(memberships).where({ userId: removed.userId })) await unseat(rows, one, world)
    const planned = plan(world)
    if (isPlanned) planned.put(rows, game.gameId)
    return { game, link, adminLink, ...planned }
  })
  const persons = { host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger }
  // Nobody is signed in; the id is one that no call of theirs gets to.
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

/** A date that is offered, a session that is settled, and a boundary. */
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
