import type { Table } from '../../../rules/idea-table/graph.ts'

/** What could stop a threat. */
export const remedy: Table = {
  name: 'remedy',
  entries: [
    'a song that only two people know, and they are not on speaking terms',
    'the signature of somebody who signs nothing',
    'salt, patience, and a very long rope',
  ],
}
