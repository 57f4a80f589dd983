import type { Step } from '../db/rows.ts'
import type { Inside, World } from '../db/world.ts'
import { addExample } from './example.ts'
import { addManyGames } from './games/large.ts'
import { addManyIdeas } from './ideas/large.ts'
import { addManyLinks } from './invitations/large.ts'
import { addManyPersons, mainContact } from './profile/large.ts'

type MadeUp = {
  label: string
  /** What there is, in a sentence. */
  hint: string
  /** Fills an empty world, within a step; gives the user id of the one through whose eyes it is to be seen. */
  fill: (rows: Step, inside: Inside) => Promise<string | undefined>
}

/** The worlds that one click, `?world=<name>` or a flag of the server sets. */
export const worlds = {
  empty: { label: 'Empty', hint: 'Nobody has signed in yet, and there is no game.', fill: async () => undefined },
  example: {
    label: 'Example campaign',
    hint: `Two games, one of which ${mainContact} hosts: members, links in every state, dates, notes, 60 ideas.`,
    fill: addExample,
  },
  large: {
    label: 'Large',
    hint: `50 games with 12 members each, links in every state, 2,000 ideas. ${mainContact} sits in all of them.`,
    async fill(rows, inside) {
      const { main, others } = addManyPersons(rows, inside)
      const games = await addManyGames(rows, inside, { main, others })
      await addManyLinks(rows, inside, { games, others })
      await addManyIdeas(rows, inside, { main, games })
      return main
    },
  },
} as const satisfies Record<string, MadeUp>

export type WorldId = keyof typeof worlds
export const worldIds = Object.keys(worlds) as WorldId[]

/** A world's name as given by a person, or nothing if there is none of that name. */
export const worldNamed = (name: string): WorldId | undefined => worldIds.find((id) => id === name.trim().toLowerCase())

/** Puts a made-up world in the place of the one that there is, and signs its main person in with the cookies of this tab. */
export async function loadWorld(world: World, id: WorldId): Promise<void> {
  const main = await world.replace((rows) => worlds[id].fill(rows, world))
  if (main !== undefined) await world.people.become(main)
}
