import * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { fromBase64Url, toBase64Url } from '../../src/rules/ids.ts'
import { users } from '../db/people.ts'
import type { Snapshots } from '../db/snapshots.ts'
import { day } from '../db/time.ts'
import type { World } from '../db/world.ts'
import { moveClock } from '../live/hub.ts'
import { setAside } from '../tags/world-file.ts'
import { loadWorld, worldNamed } from '../tags/worlds.ts'
import { type SettingsStore, zSettings } from './settings.ts'

export const shareParameter = 'mock-share'
/** How much a link carries of what was typed into answers, in bytes. */
const maxTypedBytes = 4096
/** By how much the clock can be moved, in milliseconds: the ids that the mock makes have room for a century. */
const maxClockOffset = 50 * 365 * day

/** @throws a sentence for the person, if the clock can't be moved that far */
export function checkClockOffset(offset: number): void {
  if (!(Math.abs(offset) <= maxClockOffset)) throw new Error('The clock moves by 50 years at most.')
}

const zShared = z.object({
  /** The name of a made-up world, with its seed and counts. */
  world: z.string().check(z.refine((name) => worldNamed(name) !== undefined)),
  /** The place of the person who is signed in, in the order of creation; -1 if no one is. */
  person: z.int().check(z.gte(-1)),
  /** By how much the clock is ahead, in milliseconds. */
  clock: z.number().check(z.gte(-maxClockOffset), z.lte(maxClockOffset)),
  ...z.pick(zSettings, { scenario: true, latency: true, chosenAnswers: true }).shape,
})
export type Shared = z.infer<typeof zShared>

/**
 * The address under which another browser gets the same mock. It has no row of the world in it: no contact, code or
 * token.
 * @param address that of the app now; an invite link of this world, or the page that signs out, is left out
 * @throws a sentence for the person, if what is typed is too long
 */
export function shareAddress(address: string, shared: Shared): string {
  const typed = Object.values(shared.chosenAnswers).map(({ body = '' }) => body)
  const { length } = new TextEncoder().encode(typed.join(''))
  if (length > maxTypedBytes)
    throw new Error(`The typed answers have ${length} bytes. A link carries ${maxTypedBytes}: shorten one.`)
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\/(join\/.*|logout\/?)$/, '/home/')
  url.search = `?${shareParameter}=${toBase64Url(new TextEncoder().encode(JSON.stringify(shared)))}`
  url.hash = ''
  return url.href
}

/** What a link says; nothing if it can't be read. @param text the value of its parameter */
export function readShared(text: string): Shared | undefined {
  try {
    return zShared.safeParse(JSON.parse(new TextDecoder().decode(fromBase64Url(text)))).data
  } catch {
    return undefined
  }
}

/** Makes this mock like the one of a link. A world that is there is kept as a snapshot. */
export async function applyShared(
  { world: name, person, clock, ...linkSettings }: Shared,
  world: World,
  settings: SettingsStore,
  snapshots: Snapshots,
  isHalfReal = false,
): Promise<void> {
  await setAside(world, snapshots)
  settings.change(linkSettings)
  await loadWorld(world, name)
  // There a real server says who is signed in, and the clock stands at now.
  if (isHalfReal) return
  await moveClock(world, clock)
  const user = await world.look((rows) => rows(users).all()[person])
  // The session that the world began with may have run out by the clock. So the person is signed in anew.
  if (user) await world.people.signInAs(user.userId)
  else await world.cookies.store([{ name: sessionCookie, value: '', maxAge: 0 }])
}
