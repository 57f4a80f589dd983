import type { Table } from '../../../rules/idea-table/graph.ts'

/** Who wants something of the heroes. */
export const asker: Table = {
  name: 'asker',
  entries: [
    { weight: 8, text: '{name}, {trade}' },
    'your own landlady, who has never asked for anything',
    'a judge who may not be seen asking',
  ],
}
