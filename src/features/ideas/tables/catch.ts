import type { Table } from '../../../rules/idea-table/graph.ts'

/** Why it is not as easy as it sounds. */
export const catches: Table = {
  name: 'catch',
  entries: [
    'It has to be done before anybody notices that it needs doing.',
    'The other side asked first, and politely.',
    'Whoever helps will be thanked in public.',
  ],
}
