import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a faction is at odds with itself about. */
export const rift: Table = {
  name: 'rift',
  entries: [
    'the young ones have stopped lowering their voices',
    'half of them think they have already won',
    'the treasurer and the founder no longer share a table',
  ],
}
