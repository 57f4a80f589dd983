import { expect, test } from 'vitest'
import { selectIsSignedIn, sessionSlice } from './session-slice.ts'

const session = { exp: 1_800_000_000 }

test.each([
  ['a user with a userId is signed in', { userId: 'rowan', session }, true],
  ['a user without one is not', { userId: '', session }, false],
  ['nobody is not', null, false],
])('%s', (_, user, expected) => {
  const state = { session: { ...sessionSlice.getInitialState(), known: true, user } }
  expect(selectIsSignedIn(state)).toBe(expected)
})
