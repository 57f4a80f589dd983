import type { Table } from '../../../rules/idea-table/graph.ts'

/** What grows worse if it is left alone. */
export const threat: Table = {
  name: 'threat',
  entries: [
    'a fever that takes only the memory of faces',
    'a landlord who buys one street a month',
    'a machine that has begun to finish its own sentences',
  ],
}
