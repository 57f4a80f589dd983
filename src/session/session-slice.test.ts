import { expect, test } from 'vitest'
import { selectIsSignedIn, sessionSlice } from './session-slice.ts'

const session = { exp: 1_800_000_000 }

test.each([
  ['a user with a userId is signed in', { userId: 'rowan', session }, true],
  ['a user without one is not', { userId: '', session }, false],
  ['no one is not', null, false],
])('%s', (_, user, expected) => {
  const state = { session: { ...sessionSlice.getInitialState(), known: true, user } }
  expect(selectIsSignedIn(state)).toBe(expected)
})

test('a refusal of an older request signs no one out: only the newest answer counts', () => {
  const asked = (requestId: string) => ({ requestId, arg: { endpointName: 'getUserInfo', type: 'query' } })
  const pending = 'api/executeQuery/pending'
  const rejected = 'api/executeQuery/rejected'
  const user = { userId: 'rowan', session }
  const refused = { kind: 'refused', status: 401, message: 'No session.' }
  const actions = [
    sessionSlice.actions.recordReceived(user),
    { type: pending, meta: { ...asked('older'), requestStatus: 'pending' } },
    { type: pending, meta: { ...asked('newer'), requestStatus: 'pending' } },
    {
      type: rejected,
      payload: refused,
      meta: { ...asked('older'), requestStatus: 'rejected', rejectedWithValue: true },
    },
  ]
  const after = actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState())
  expect(after.user).toEqual(user)
  expect(after.awaitedRequestId).toBe('newer')
  const newest = { ...actions[3], type: rejected, meta: { ...asked('newer'), requestStatus: 'rejected' } }
  expect(sessionSlice.reducer(after, newest).user).toBeNull()
})
