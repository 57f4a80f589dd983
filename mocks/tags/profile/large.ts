import { zColour, zSigil } from '../../../src/contract/schemas/profile.gen.ts'
import { users } from '../../db/people.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { profiles } from './tables.ts'

const names =
  'Ash Alder Aster Bramble Briar Bryony Cedar Clover Cypress Dill Elm Fennel Fern Flint Garnet Ginger Hazel Heather ' +
  'Holly Iris Ivy Jasper Jet Juniper Lark Laurel Linden Lotus Maple Marlow Moss Myrtle Nettle Olive Onyx Opal Pearl ' +
  'Pepper Poppy Quill Reed Robin Rosemary Rue Sage Sorrel Sparrow Tansy Teasel Thistle Thorn Valerian Violet Willow ' +
  'Wren Yarrow Zinnia'

/** The one through whose eyes a large world is seen. */
export const mainContact = 'rowan@example.com'

/** Fifty-eight persons, each with a name of their own but some, within a step. The main one comes last. */
export function addManyPersons(rows: Step, { newId }: Inside): { main: string; others: string[] } {
  const ids = [...names.split(' '), 'Rowan'].map((displayName, at) => {
    const userId = newId()
    rows(users).put({ userId, contact: `${displayName.toLowerCase()}@example.com` })
    const pick = (from: readonly string[]) => from[at % from.length] ?? ''
    const profile = { userId, displayName, sigil: pick(zSigil.options), colour: pick(zColour.options), rev: 2 }
    // Each seventh has chosen nothing yet.
    if (at % 7 !== 3 || displayName === 'Rowan') rows(profiles).put(profile)
    return userId
  })
  const main = ids.pop() ?? ''
  return { main, others: ids }
}
