import type { Step } from '../db/rows.ts'
import type { Inside, World } from '../db/world.ts'
import { addExample } from './example.ts'
import { addMade, type Counts, mainContact, ordinary } from './made.ts'

/** Fills an empty world, within a step; gives the user id of the one through whose eyes it is to be seen. */
type Fill = (rows: Step, inside: Inside) => Promise<string | undefined>

/** The worlds that one click, `?world=<name>` or a flag of the server sets. */
export const worlds = {
  empty: { label: 'Empty', hint: 'No one has signed in yet, and there is no game.' },
  example: {
    label: 'Example campaign',
    hint: `Two games, one of which ${mainContact} hosts: members, links in every state, dates, notes, 60 ideas.`,
  },
  made: {
    label: 'Large',
    hint: `50 games with 12 members each, links in every state, 2,000 ideas. ${mainContact} sits in all of them.`,
  },
} as const satisfies Record<string, { label: string; hint: string }>

export type WorldId = keyof typeof worlds
export const worldIds = Object.keys(worlds) as WorldId[]

/** How a made world is asked for in other numbers. */
export const madeHint = `made:${Object.entries(ordinary)
  .map(([name, count]) => `${name}=${count}`)
  .join(',')}`

const fills: Record<WorldId, Fill> = {
  empty: async () => undefined,
  example: addExample,
  made: (rows, inside) => addMade(rows, inside, ordinary),
}

/**
 * The world of a name that a person gave: one of `worlds`, or "made:" with the numbers that are other than the usual
 * ones, such as "made:seed=7,games=200". Nothing if there is none.
 */
export function worldNamed(name: string): Fill | undefined {
  const [id = '', numbers] = name.trim().toLowerCase().split(':')
  if (numbers === undefined) return id in fills ? fills[id as WorldId] : undefined
  const counts = id === 'made' ? readCounts(numbers) : undefined
  return counts && ((rows, inside) => addMade(rows, inside, counts))
}

function readCounts(text: string): Counts | undefined {
  const given = text.split(',').map((part) => /^(\w+)=(\d{1,6})$/.exec(part))
  if (given.some((part) => !part || !((part[1] ?? '') in ordinary))) return undefined
  return { ...ordinary, ...Object.fromEntries(given.map((part) => [part?.[1], Number(part?.[2])])) }
}

/** Puts a made-up world in the place of the one that there is, and signs its main person in with the cookies of this tab. */
export async function loadWorld(world: World, name: string): Promise<void> {
  const fill = worldNamed(name)
  if (!fill) throw new Error(`There is no world "${name}".`)
  const main = await world.replace((rows) => fill(rows, world))
  if (main !== undefined) await world.people.become(main)
}
