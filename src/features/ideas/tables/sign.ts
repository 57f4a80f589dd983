import type { Table } from '../../../rules/idea-table/graph.ts'

/** By what a threat shows first. */
export const sign: Table = {
  name: 'sign',
  entries: [
    'the dogs sleep in the middle of the road',
    'bread no longer rises on the north side of town',
    'people begin to greet each other by the wrong name',
  ],
}
