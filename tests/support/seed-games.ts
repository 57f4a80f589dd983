import * as z from 'zod/mini'
import type { World } from '../../mocks/db/world.ts'
import { publishCharacter } from '../../mocks/live/character-projection.ts'
import { addCharacters } from '../../mocks/tags/characters/example.ts'
import { blocks, characters } from '../../mocks/tags/characters/tables.ts'
import { type GameRow, games, memberships, requests } from '../../mocks/tags/games/tables.ts'
import { profiles } from '../../mocks/tags/profile/tables.ts'
import { zUserInfo } from '../../src/contract/schemas/openapi.gen.ts'
import type { Colour, GivenRole, Role, Sigil } from '../../src/contract/types.gen.ts'

type Somebody = {
  displayName: string
  sigil?: Sigil
  colour?: Colour
  /** A new one without it. */
  userId?: string
}
type Seated = Somebody & { role: Role }

export type Seed = Partial<Omit<GameRow, 'hostId'>> & {
  /** The role of the test's person in the game. */
  role?: Role
  /** The other members. If the person is not the host, the first of them is. */
  others?: (Somebody & { role?: GivenRole })[]
  /** The people who wait to be let in. */
  waiting?: Somebody[]
}

/** Adds a game to a mocked world, with its members and requests. `userId` is the test's person. */
export async function seedGame(
  world: World,
  userId: string,
  { role = 'host', others = [], waiting = [], ...game }: Seed,
) {
  const { gameId = world.newId() } = game
  const now = world.now()
  const seats: (Seated & { userId: string })[] = others.map((other, at) => ({
    role: role !== 'host' && at === 0 ? 'host' : 'player',
    userId: world.newId(),
    ...other,
  })) as (Seated & { userId: string })[]
  const hostId = role === 'host' ? userId : (seats[0]?.userId ?? world.newId())
  await world.step((rows) => {
    const about = { pitch: '', system: '', seats: 5, timeZone: 'Europe/Berlin', status: 'preparing' as const }
    rows(games).put({
      ...about,
      name: 'The Ember Crown',
      rev: 1,
      createdAt: now,
      updatedAt: now,
      changedBy: hostId,
      ...game,
      gameId,
      hostId,
    })
    const member = { gameId, joinedAt: now, rev: 1 }
    rows(memberships).put({ ...member, userId, role, memberId: world.newId() })
    for (const one of seats) {
      rows(memberships).put({ ...member, userId: one.userId, role: one.role, memberId: world.newId() })
      rows(profiles).put(profileOf(one.userId, one))
    }
    for (const one of waiting) {
      const requester = world.newId()
      const link = { invitationId: world.newId(), label: '', role: 'player' as const }
      rows(requests).put({ ...link, gameId, requestId: world.newId(), userId: requester, createdAt: now })
      rows(profiles).put(profileOf(requester, one))
    }
  })
  return gameId
}

const profileOf = (userId: string, { displayName, sigil = 'owl', colour = 'teal' }: Somebody) => ({
  userId,
  displayName,
  sigil,
  colour,
  rev: 1,
})

type Network = { world: World; call: (id: 'getUserInfo') => Promise<unknown> }

/** Makes the signed-in person a member of these games. Returns their user id. */
export async function seatIn({ world, call }: Network, ...seeds: Seed[]): Promise<string> {
  const { userId } = z.parse(zUserInfo, await call('getUserInfo'))
  for (const seed of seeds) await seedGame(world, userId, seed)
  return userId
}

type Sheet = Omit<Parameters<typeof addCharacters>[3][number], 'by'>

/** Makes the signed-in person the host of a game, with this character. */
export async function sheetIn(network: Network, gameId: string, sheet: Sheet): Promise<void> {
  const by = await seatIn(network, { gameId })
  await network.world.step((rows) => {
    const game = rows(games).get(gameId)
    if (!game) throw new Error('There is no game.')
    addCharacters(rows, network.world, game, [{ by, ...sheet }])
  })
}

/** Somebody else removes the first block of that character. @returns brings it back */
export const removeBlock = ({ world }: Network) =>
  world.step((rows) => {
    const [before] = rows(characters).all()
    const found = rows(blocks)
      .all()
      .find(({ block }) => block.blockId === before?.blockIds[0])
    if (!before || !found) throw new Error('There is no block.')
    const after = { ...before, blockIds: before.blockIds.slice(1), orderRev: before.orderRev + 1 }
    rows(blocks).delete(found)
    rows(characters).put(after)
    publishCharacter(rows, { before, after })
    return () =>
      world.step((again) => {
        const back = { ...before, orderRev: after.orderRev + 1 }
        again(blocks).put(found)
        again(characters).put(back)
        publishCharacter(again, { before: after, after: back, changed: [found.block.blockId] })
      })
  })

/** Somebody else deletes that character. @returns brings it back */
export const deleteCharacter = ({ world }: Network) =>
  world.step((rows) => {
    const [before] = rows(characters).all()
    if (!before) throw new Error('There is no character.')
    rows(characters).delete(before)
    publishCharacter(rows, { before })
    return () =>
      world.step((again) => {
        again(characters).put(before)
        publishCharacter(again, { after: before })
      })
  })
