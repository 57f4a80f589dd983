import type { Table } from '../../../rules/idea-table/graph.ts'

/** What a person does not tell. */
export const secret: Table = {
  name: 'secret',
  entries: [
    'has never learnt to read and is too old to be asked',
    "sends half of every wage to a rival's child",
    'was {trade} once, in another town',
  ],
}
