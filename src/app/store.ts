import {
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { forgetContact } from '../features/sign-in/forget-contact.ts'
import { signInSlice } from '../features/sign-in/sign-in-slice.ts'
import { askAfterRefusal } from '../platform/session/ask-after-refusal.ts'
import { stayChosen, staySignedIn } from '../platform/session/stay-signed-in.ts'
import { rootReducer } from '../platform/store/root-reducer.ts'

// The sign-in may begin on any page: its slice is there from the start.
const reducer = rootReducer.inject(signInSlice)

export type RootState = ReturnType<typeof reducer>

const userIdOf = (state: Partial<RootState> | undefined) => state?.session?.user?.userId

/** Whether somebody who was the user is not any more. */
const hasUserLeft = (before: Partial<RootState> | undefined, after: RootState) =>
  userIdOf(before) !== undefined && userIdOf(before) !== userIdOf(after)

/** Whatever belonged to somebody is forgotten in the very action that ends it: only the session goes on. */
const resetOnUserChange: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  // A part that was not preloaded is as at the start.
  const next = reducer(state as RootState | undefined, action)
  if (!hasUserLeft(state, next)) return next
  return { ...reducer(undefined, { type: 'app/userLeft' }), session: next.session }
}

/**
 * The store of the app; a fresh one for every test and story.
 *
 * @param preloadedState any part of the state, the rest is as at the start
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>()
  listeners.startListening({ actionCreator: stayChosen, effect: (_, { dispatch }) => dispatch(staySignedIn()) })
  // RTK Query keeps what runs and who listens beside the store; hooks on the page ask anew for the next user.
  listeners.startListening({
    predicate: (_, after, before) => hasUserLeft(before, after),
    effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()),
  })
  forgetContact(listeners.startListening)
  askAfterRefusal(listeners.startListening)
  return configureStore({
    reducer: resetOnUserChange,
    preloadedState,
    // The development checks warn when they are slow themselves; on a busy machine that says nothing about the app.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // Actions carry contacts and codes: nothing of them may be read out of a production build.
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
