import { userOf } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import type { World } from '../db/world.ts'
import { profiles } from '../tags/profile/tables.ts'

/** Three persons of the mock who sit down with a developer who is alone. */
export const cast = [
  { name: 'Ash', contact: 'ash@companions.example', sigil: 'owl', colour: 'teal' },
  { name: 'Juniper', contact: 'juniper@companions.example', sigil: 'stag', colour: 'moss' },
  { name: 'Wren', contact: 'wren@companions.example', sigil: 'feather', colour: 'plum' },
] as const

export type Role = (typeof cast)[number]

/** The user id of one of them, within a step. They come into being with the first thing that they do. */
export async function playedBy(rows: Step, { name, contact, sigil, colour }: Role, world: World): Promise<string> {
  const { userId } = await userOf(rows, contact, world)
  if (!(await rows(profiles).get(userId))) rows(profiles).put({ userId, displayName: name, sigil, colour, rev: 2 })
  return userId
}
