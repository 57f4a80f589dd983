import type { Table } from '../../../rules/idea-table/graph.ts'

/** Who happens to be in a place. */
export const company: Table = {
  name: 'company',
  entries: [
    { weight: 3, text: '{trade}, waiting for somebody else' },
    'two sisters who each answer for the other',
    '{trade} and a goat that is not theirs',
  ],
}
