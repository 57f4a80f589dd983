import type { Table } from '../../../rules/idea-table/graph.ts'

/** How somebody earns a living. */
export const trade: Table = {
  name: 'trade',
  entries: [
    "a mender of umbrellas and other people's quarrels",
    'a surveyor of roads that are only planned',
    'a cook on a ship that rarely sails',
  ],
}
