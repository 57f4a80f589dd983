import * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { fromBase64Url, toBase64Url } from '../../src/rules/ids.ts'
import { users } from '../db/people.ts'
import type { World } from '../db/world.ts'
import { moveClock } from '../live/hub.ts'
import { textOf } from '../tags/world-file.ts'
import { loadWorld, worldNamed } from '../tags/worlds.ts'
import { type Settings, type SettingsStore, zSettings } from './settings.ts'

export const shareParameter = 'mock-share'
/** The longest typed answers that a link carries, in characters. */
const longest = 4096

const zShared = z.object({
  /** The name of a made-up world, with its seed and counts. */
  world: z.string().check(z.refine((name) => worldNamed(name) !== undefined)),
  /** The place of the person who is signed in, in the order of creation; absent if no one is. */
  person: z.optional(z.int().check(z.gte(0))),
  /** By how much the clock is ahead, in milliseconds. */
  clock: z.number(),
  ...z.pick(zSettings, { scenario: true, latency: true, sessionSeconds: true, answers: true }).shape,
})
export type Shared = z.infer<typeof zShared> & { answers: Settings['answers'] }

/**
 * The address that puts up the same mock elsewhere. It has no row of the world in it: no contact, code or token.
 * @param address that of the app now; an invite link of this world is left out
 * @throws a sentence for the person, if what is typed is too long
 */
export function shareAddress(address: string, shared: Shared): string {
  const typed = Object.values(shared.answers).reduce((sum, { body = '' }) => sum + body.length, 0)
  if (typed > longest)
    throw new Error(
      `The typed answers have ${typed} characters. A link carries ${longest}: shorten one, or send it as a file.`,
    )
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\/join\/.*/, '/home/')
  url.search = `?${shareParameter}=${toBase64Url(new TextEncoder().encode(JSON.stringify(shared)))}`
  url.hash = ''
  return url.href
}

/** What a link puts up; nothing if it can't be read. @param text the value of its parameter */
export function readShared(text: string): Shared | undefined {
  try {
    return zShared.safeParse(JSON.parse(new TextDecoder().decode(fromBase64Url(text)))).data
  } catch {
    return undefined
  }
}

/** The name under which the world is kept that was there before a link. */
export const setAside = 'Before the link'

/**
 * Puts up what a link names. A world that is there is set aside first.
 * @param keep stores a world file under a name
 */
export async function putUp(
  { world: name, person, clock, ...part }: Shared,
  world: World,
  settings: SettingsStore,
  keep: (name: string, text: string) => Promise<unknown>,
): Promise<void> {
  if (await world.look((rows) => rows(users).all().length > 0)) await keep(setAside, textOf(world))
  settings.change({ sessionSeconds: undefined, ...part })
  await loadWorld(world, name)
  await moveClock(world, clock)
  const { userId } = (await world.look((rows) => rows(users).all()[person ?? -1])) ?? {}
  // The session that the world began with may have run out by the clock.
  if (userId === undefined) await world.cookies.store([{ name: sessionCookie, value: '', maxAge: 0 }])
  else await world.people.become(userId)
}
