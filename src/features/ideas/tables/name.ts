import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a person is called: names from many tongues, and made-up ones. */
export const name: Table = {
  name: 'name',
  entries: ['Amina Torvald', 'Old Beshir', 'Quill Okonjo'],
}
