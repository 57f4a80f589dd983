import type { Table } from '../../../rules/idea-table/graph.ts'

/** What comes with a treasure. */
export const price: Table = {
  name: 'price',
  entries: [
    'whoever owns it is always the last to be told',
    'it must be lent to anybody who asks three times',
    'one good memory a year, of its own choosing',
  ],
}
