import type { Table } from '../../../../rules/idea-tables.ts'
import { factionsHooksAndClues } from './factions-hooks-and-clues.ts'
import { placesAndPeople } from './places-and-people.ts'
import { threatsAndTreasures } from './threats-and-treasures.ts'

const all = { ...placesAndPeople, ...factionsHooksAndClues, ...threatsAndTreasures }

/**
 * The tables that every person has at first, in the order of the kinds and their slots. They are large: only code that
 * loads with the view may import them.
 */
export const starterTables: readonly Table[] = Object.entries(all).map(([name, entries]) => ({ name, entries }))
