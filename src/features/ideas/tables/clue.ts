import type { Table } from '../../../rules/idea-table/graph.ts'

/** Something that tells of what happened. */
export const clue: Table = {
  name: 'clue',
  entries: [
    'a glove for the left hand, mended twice with different thread',
    'a receipt for eleven candles, dated tomorrow',
    'a chess game broken off one move before the end',
  ],
}
