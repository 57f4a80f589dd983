import type { Table } from '../../../rules/idea-table/graph.ts'

/** What sets a story going. */
export const beginning: Table = {
  name: 'beginning',
  entries: [
    'A letter arrives for somebody who has your name and another face.',
    'The last bus comes in with nobody at the wheel and all seats warm.',
    'A child offers you three coins to walk her home.',
  ],
}
