import type { Table } from '../../../rules/idea-table/graph.ts'

/** A group that wants something together. */
export const faction: Table = {
  name: 'faction',
  entries: [
    "the Lamplighters' Widows, who own the streets after ten",
    'a choir that has not sung in public for nine years',
    'the Committee for the Second Bridge',
  ],
}
