import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { forgetContact } from '../features/sign-in/forget-contact.ts'
import { signInSlice } from '../features/sign-in/sign-in-slice.ts'
import { overlaysSlice } from '../platform/overlays/overlays-slice.ts'
import { sessionSlice } from '../platform/session/session-slice.ts'
import { stayChosen, staySignedIn } from '../platform/session/stay-signed-in.ts'

const parts = combineReducers({
  [api.reducerPath]: api.reducer,
  [overlaysSlice.name]: overlaysSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [signInSlice.name]: signInSlice.reducer,
})

export type RootState = ReturnType<typeof parts>

/** Whatever belonged to somebody is forgotten when they are no longer the user: only the session goes on. */
const resetOnUserChange: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const next = parts(state, action)
  const before = state?.session?.user?.userId
  if (before === undefined || before === next.session.user?.userId) return next
  return { ...parts(undefined, { type: 'app/userLeft' }), session: next.session }
}

/**
 * The store of the app; a fresh one for every test and story.
 *
 * @param preloadedState any part of the state, the rest is as at the start
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>()
  listeners.startListening({ actionCreator: stayChosen, effect: (_, { dispatch }) => dispatch(staySignedIn()) })
  forgetContact(listeners.startListening)
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
