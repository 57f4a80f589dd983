import { expect, test } from 'vitest'
import { errorText, isAborted, retryAtOf, statusOf } from './api-error.ts'

test.each([undefined, null, 'boom', 7, {}, new Error('boom'), { status: 500, retryAt: 7 }])(
  'a rejected thunk may carry %o, which has no message to show',
  (error) => {
    expect([errorText(error, 'Sorry'), isAborted(error)]).toEqual(['Sorry', false])
    expect([statusOf(error), retryAtOf(error)]).toEqual([undefined, undefined])
  },
)

test('the status and the time of the next try are known if the server sent them', () => {
  const refused = { kind: 'refused', status: 429, message: 'Slow down.', retryAt: 9000 }
  expect([statusOf(refused), retryAtOf(refused)]).toEqual([429, 9000])
  expect([statusOf({ kind: 'no-network' }), retryAtOf({ kind: 'no-network' })]).toEqual([undefined, undefined])
})
