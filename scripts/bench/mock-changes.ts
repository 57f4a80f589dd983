import { type Person, users } from '../../mocks/db/people.ts'
import { type Session, sessions } from '../../mocks/db/sessions.ts'
import type { Storage } from '../../mocks/db/storage.ts'
import { toStored } from '../../mocks/db/table.ts'
import { createWorld, type World } from '../../mocks/db/world.ts'
import { median } from './stats.ts'

/** The numbers of rows that are compared. */
export const worldSizes = [10, 1000, 10_000]

const rounds = 40
const changesARound = 5

/** @returns the median time of one change for each size, in milliseconds */
export async function timeChanges(open: () => Promise<Storage>): Promise<number[]> {
  const worlds: World[] = []
  for (const size of worldSizes) worlds.push(await worldOf(size, await open()))
  const times: number[][] = worldSizes.map(() => [])
  // The sizes take turns, so that other load on the machine affects all of them alike. The first rounds warm up.
  for (let round = -5; round < rounds; round++) {
    for (const [at, world] of worlds.entries()) {
      const begun = performance.now()
      for (let each = 0; each < changesARound; each++) await change(world, round * changesARound + each)
      if (round >= 0) times[at]?.push((performance.now() - begun) / changesARound)
    }
  }
  for (const world of worlds) world.close()
  return times.map(median)
}

/** A world in which half of the rows are people and half are their sessions. */
async function worldOf(size: number, storage: Storage): Promise<World> {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const written = Array.from({ length: size / 2 }, (_, index) => {
    const person: Person = { userId: `user ${index}`, contact: `player${index}@example.com` }
    const session: Session = { token: `token ${index}`, userId: person.userId, exp }
    return [toStored(users, person), toStored(sessions, session)]
  })
  await storage.commit({ cleared: false, deleted: [], written: written.flat() })
  return createWorld({ storage })
}

/** Finds a row that every world has by an index, and changes it. */
function change(world: World, count: number): Promise<void> {
  const one = Math.abs(count) % 5
  return world.step(async (rows) => {
    const [person] = await rows(users).where('contact', `player${one}@example.com`)
    const session = await rows(sessions).get(`token ${one}`)
    if (!session || session.userId !== person?.userId) throw new Error('The bench has lost a person.')
    rows(sessions).put({ ...session, exp: session.exp + 1 })
  })
}
