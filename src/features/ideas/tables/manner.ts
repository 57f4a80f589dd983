import type { Table } from '../../../rules/idea-table/graph.ts'

/** How a person strikes others. */
export const manner: Table = {
  name: 'manner',
  entries: [
    'answers every question with a smaller question',
    'counts the exits aloud',
    'peels oranges in one piece and keeps the peel',
  ],
}
