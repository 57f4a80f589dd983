import type { Table } from '../../../rules/idea-table/graph.ts'

/** How a faction goes about it. */
export const method: Table = {
  name: 'method',
  entries: [
    'small favours, each written down',
    'they buy the debts of whoever says no',
    'a newspaper that prints only true things, badly timed',
  ],
}
