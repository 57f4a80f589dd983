import type { Table } from '../../../rules/idea-table/graph.ts'

/** What the nose and the ears meet first. */
export const smellAndSound: Table = {
  name: 'smell and sound',
  entries: [
    'cardamom, wet wool, and somebody practising one bar of a song',
    'hot iron and a radio between two stations',
    'cut cucumber and the slow drip of a roof',
  ],
}
