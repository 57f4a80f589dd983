import { memberships } from '../kernel/game-tables.ts'
import { createWorld, type WorldOptions } from '../kernel/world.ts'
import { addGame } from './games/add-game.ts'
import { unseat } from './games/unseat.ts'
import { addLink } from './invitations/add-link.ts'
import { createCaller, createPersonIn } from './test-member.ts'

/** Everybody who can ask something of a game, from the one who may most to the one who may least. */
export const whos = ['host', 'admin', 'player', 'waiting', 'removed', 'stranger', 'nobody'] as const
export type Who = (typeof whos)[number] | 'otherAdmin' | 'waitingAdmin'

/** A game with everybody in it or beside it, and a link that works. The removed person sat there when the link was made. */
export async function createGameOfAll(options: WorldOptions = {}) {
  const world = createWorld(options)
  const [host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger] = await Promise.all(
    ['Rowan', 'Ash', 'Alder', 'Wren', 'Juniper', 'Jasper', 'Sorrel', 'Bryony'].map((name) =>
      createPersonIn(world, name),
    ),
  )
  if (!host || !admin || !otherAdmin || !player || !waiting || !waitingAdmin || !removed || !stranger) throw new Error()
  const { game, link, adminLink } = await world.step(async (rows) => {
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
    for (const one of await rows(memberships).where('user', removed.userId)) unseat(rows, one, world)
    return { game, link, adminLink }
  })
  const persons = { host, admin, otherAdmin, player, waiting, waitingAdmin, removed, stranger }
  // Nobody is signed in; the id is one that no call of theirs gets to.
  return {
    world,
    gameId: game.gameId,
    link,
    adminLink,
    persons: { ...persons, nobody: { ...createCaller(world), userId: 'nobody' } },
  }
}
