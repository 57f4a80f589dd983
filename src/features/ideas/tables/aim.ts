import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a faction is after. */
export const aim: Table = {
  name: 'aim',
  entries: [
    "to have one name struck from the town's memorial",
    'a seat on the council, and the chair it stood on',
    'to bring home everybody who left in the dry year',
  ],
}
