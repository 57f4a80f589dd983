import type { Table } from '../../../rules/idea-table/graph.ts'

/** Where something happens. */
export const place: Table = {
  name: 'place',
  entries: [
    'a ferry station on a river that has moved',
    'a roof garden that two families both say is theirs',
    'a night school in a disused tram depot',
  ],
}
