import { findRoute } from '../platform/navigation/find-route.ts'
import { sessionSlice } from '../platform/session/session-slice.ts'
import { makeStore, type RootState } from './store.ts'

/** Stands for whoever it will be: no prerendered page shows anything of a person. */
const somebody = { userId: 'somebody', session: { exp: 0 } }

/**
 * What the prerendered page of a path is made with: of a private page, that somebody is signed in; of any other, that
 * nobody is known. Hydration starts from it and takes the real state right after.
 */
export function prerenderedState(pathname: string): RootState {
  const isPrivate = findRoute(pathname).access === 'signed-in'
  const session = { ...sessionSlice.getInitialState(), known: true, user: somebody }
  return makeStore(isPrivate ? { session } : {}).getState()
}
