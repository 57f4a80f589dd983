import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { SessionRoot } from './session-slice.ts'

/** The dispatch that takes the session's thunks. */
export type SessionDispatch = ThunkDispatch<SessionRoot, unknown, UnknownAction>

/** What the session needs of the app's store. */
export type SessionStore = {
  dispatch: SessionDispatch
  getState: () => SessionRoot
  /** Of the store's listener middleware. It returns a function that ends the listening. */
  startListening: TypedStartListening<SessionRoot, SessionDispatch>
}
