import type { Table } from '../../../rules/idea-table/graph.ts'

/** What is not as it should be in a place. */
export const wrongHere: Table = {
  name: 'wrong here',
  entries: [
    'Every clock has been set back by the same amount.',
    'Somebody repainted the doors overnight, and the keys no longer fit.',
    'The well gives warm water since Tuesday.',
  ],
}
