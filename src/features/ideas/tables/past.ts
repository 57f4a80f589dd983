import type { Table } from '../../../rules/idea-table/graph.ts'

/** Where a treasure has been. */
export const past: Table = {
  name: 'past',
  entries: [
    'It was a wedding present, returned unopened.',
    'It paid for a war that was then called off.',
    '{name} pawned it every winter and came back every spring.',
  ],
}
