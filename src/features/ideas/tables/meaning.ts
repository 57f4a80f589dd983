import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a clue tells whoever reads it right. */
export const meaning: Table = {
  name: 'meaning',
  entries: [
    'Two people were here, and one of them left by the window, unhurried.',
    'The alibi is true, but for the day before.',
    'Somebody wanted this to be found.',
  ],
}
