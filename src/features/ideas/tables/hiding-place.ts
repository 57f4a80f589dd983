import type { Table } from '../../../rules/idea-table/graph.ts'

/** Where a clue turns up. */
export const hidingPlace: Table = {
  name: 'hiding place',
  entries: ['under the third step, which was always loose', 'baked into a loaf that nobody cut', 'in {place}'],
}
