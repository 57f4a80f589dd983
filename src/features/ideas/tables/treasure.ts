import type { Table } from '../../../rules/idea-table/graph.ts'

/** Something worth having. */
export const treasure: Table = {
  name: 'treasure',
  entries: [
    'a compass that points to whoever last lied to its owner',
    'a deck of cards with a fifth suit',
    'the only complete map of the sewers, embroidered',
  ],
}
