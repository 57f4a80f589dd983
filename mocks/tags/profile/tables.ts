import * as z from 'zod/mini'
import { zColour, zSigil } from '../../../src/contract/schemas/profile.gen.ts'
import type { Person, Profile } from '../../../src/contract/types.gen.ts'
import { defineTable, type Step } from '../../db/rows.ts'

/** The changed profile of a person. Without a name the default name stays. */
export const profiles = defineTable('profiles', {
  row: z.object({
    userId: z.string(),
    displayName: z.optional(z.string()),
    sigil: z.string(),
    colour: z.string(),
    rev: z.number(),
    updatedAt: z.optional(z.number()),
  }),
  key: ({ userId }) => userId,
})

const words = (text: string) => text.split(' ')
const qualities = words(
  'Bold Brave Bright Calm Clever Gentle Keen Kind Lucky Merry Patient Quick Quiet Steady Sunny Wry',
)
const beings = words('Badger Crane Finch Fox Hare Heron Lark Lynx Marten Otter Robin Salmon Sparrow Thrush Toad Wren')

/** The profile of a user within a step: their own, or a friendly default derived from the user id alone. */
export function profileOf(rows: Step, userId: string): Profile {
  const chosen = rows(profiles).get(userId)
  let number = hashOf(userId)
  const pick = (from: readonly string[]) => {
    const picked = from[number % from.length] ?? ''
    number = Math.floor(number / from.length)
    return picked
  }
  // All are picked, in this order, also if the person has chosen some: the number changes with each.
  const [quality, being, sigil, colour] = [qualities, beings, zSigil.options, zColour.options].map(pick)
  return {
    userId,
    displayName: chosen?.displayName ?? `${quality} ${being}`,
    sigil: chosen?.sigil ?? sigil ?? '',
    colour: chosen?.colour ?? colour ?? '',
    chosen: chosen?.displayName !== undefined,
    rev: chosen?.rev ?? 1,
    ...(chosen?.updatedAt !== undefined && { updatedAt: new Date(chosen.updatedAt).toISOString() }),
  } satisfies Required<Omit<Profile, 'updatedAt'>>
}

/** A user as other members see them, within a step. */
export function personOf(rows: Step, userId: string): Person {
  const { displayName, sigil, colour } = profileOf(rows, userId)
  return { userId, displayName, sigil, colour } satisfies Required<Person>
}

/** FNV-1a, 32 bits: spread well, and the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
