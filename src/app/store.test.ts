import { expect, test } from 'vitest'
import { contactChanged } from '../features/sign-in/sign-in-slice.ts'
import { sessionSlice } from '../session/session-slice.ts'
import { makeStore } from './store.ts'

const { recordReceived, signedOut } = sessionSlice.actions
const userOf = (userId: string, exp = 2_000_000_000) => recordReceived({ userId, session: { exp } })

/** A store in which rowan has typed a contact. */
function usedByRowan() {
  const store = makeStore()
  store.dispatch(userOf('rowan'))
  store.dispatch(contactChanged('rowan@example.com'))
  return store
}

/** The state of a store without its session. */
function leftIn(store: ReturnType<typeof makeStore>) {
  const { session, api, ...rest } = store.getState()
  return { ...rest, queries: api.queries, mutations: api.mutations, provided: api.provided }
}

test('a new user sees nothing of the previous one', () => {
  const store = usedByRowan()
  store.dispatch(userOf('wren'))
  expect(store.getState().session.user?.userId).toBe('wren')
  expect(leftIn(store)).toEqual(leftIn(makeStore()))
})

test('signing out leaves nothing of a user', () => {
  const store = usedByRowan()
  store.dispatch(signedOut())
  expect(leftIn(store)).toEqual(leftIn(makeStore()))
})

test('the same user with a later session end keeps the state', () => {
  const store = usedByRowan()
  store.dispatch(userOf('rowan', 2_000_003_600))
  expect(store.getState().signIn.contact).toBe('rowan@example.com')
})
