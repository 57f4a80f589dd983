import type { Table } from '../../../rules/idea-table/graph.ts'

/** What happens, step by step, if nobody acts. */
export const clock: Table = {
  name: 'clock',
  entries: [
    'First the bells fall silent, then the school, then the quarter.',
    'On the first night one light goes out; on the fifth, the lighthouse.',
    'By market day there is nothing left to buy but candles.',
  ],
}
