import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { recordReceived, type SessionRoot, selectUser, signedOut } from '../../session/session-slice.ts'
import { lifeLeft } from './pending-verification.ts'
import { resetSignIn, type SignInDispatch, type SignInThunkRoot } from './run-attempt.ts'
import { enterContact } from './sign-in-errors.ts'
import { contactChanged, contactRefused, pendingSet, type SignInError, selectPending } from './sign-in-slice.ts'

/** Shown if the code was not entered in time, or if somebody signed out in another tab while it was pending. */
const codeGone: SignInError = {
  at: 'form',
  text: 'Your code is no longer valid.',
  advice: enterContact,
}

/** Whether somebody has signed in or out, in this tab or in another one. */
function isSignInOver(action: UnknownAction, after: SessionRoot, before: SessionRoot): boolean {
  const isSignOut = signedOut.match(action) || (recordReceived.match(action) && action.payload === null)
  return isSignOut || selectUser(after)?.userId !== selectUser(before)?.userId
}

/**
 * Deletes the contact once its sign-in is over: someone signed in, someone signed out, or the code was not entered in
 * time. The next user of the browser finds nothing of it. A person at Verify reads why the step is gone.
 * @param startListening of the store's listener middleware
 */
export function forgetContact(startListening: TypedStartListening<SignInThunkRoot, SignInDispatch>): void {
  startListening({
    predicate: isSignInOver,
    effect(action, { dispatch, getOriginalState }) {
      const isAwaited = selectPending(getOriginalState()) !== null
      dispatch(resetSignIn())
      // A sign-in or sign-out in this tab needs no explanation.
      if (isAwaited && recordReceived.match(action)) dispatch(contactRefused(codeGone))
    },
  })
  startListening({
    actionCreator: pendingSet,
    async effect({ payload }, { condition, dispatch, getState }) {
      // The timer stands still while a machine sleeps, so each later action, such as the page's return, checks the
      // time.
      const left = () => lifeLeft(payload, Date.now())
      const isOver = () => selectPending(getState())?.requestId !== payload.requestId
      // The wait ends once the sign-in is over: it would keep the contact in memory.
      await condition(() => left() <= 0 || isOver(), left())
      if (isOver()) return
      const { contact } = getState().signIn
      dispatch(resetSignIn())
      // The person may be back at Start and typing another contact: keep that one.
      dispatch(contact === payload.contact ? contactRefused(codeGone) : contactChanged(contact))
    },
  })
}
