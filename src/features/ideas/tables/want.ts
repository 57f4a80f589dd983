import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a person is after. */
export const want: Table = {
  name: 'want',
  entries: [
    'to be asked, just once, to sing',
    'the deed to a house that burned down',
    'an apology in front of witnesses',
  ],
}
