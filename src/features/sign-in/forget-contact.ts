import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { recordReceived, type SessionRoot, selectUser, signedOut } from '../../platform/session/session-slice.ts'
import type { SignInDispatch, SignInThunkRoot } from './attempt.ts'
import { lifeLeft } from './pending-verification.ts'
import { resetSignIn } from './reset-sign-in.ts'
import { contactChanged, contactRefused, pendingSet, type SignInError, selectPending } from './sign-in-slice.ts'
import { enterContact } from './sign-in-texts.ts'

/** Told of a code that nobody entered in time, and of one that was waited for while somebody signed out elsewhere. */
const codeGone: SignInError = {
  at: 'form',
  text: 'Your code is no longer valid.',
  advice: enterContact,
}

/** Whether somebody has signed in or out, here or in another tab. */
function isSignInOver(action: UnknownAction, after: SessionRoot, before: SessionRoot): boolean {
  const isSignOut = signedOut.match(action) || (recordReceived.match(action) && action.payload === null)
  return isSignOut || selectUser(after)?.userId !== selectUser(before)?.userId
}

/**
 * Forgets the contact when the sign-in that it was given for is over: somebody is signed in, has signed out, or the
 * code was not entered in time. Whoever uses the browser next reads nothing of it. Who waits at Verify is told why it
 * is gone.
 *
 * @param startListening of the store's listener middleware
 */
export function forgetContact(startListening: TypedStartListening<SignInThunkRoot, SignInDispatch>): void {
  startListening({
    predicate: isSignInOver,
    effect(action, { dispatch, getOriginalState }) {
      const isAwaited = selectPending(getOriginalState()) !== null
      dispatch(resetSignIn())
      // What was done here the person knows of.
      if (isAwaited && recordReceived.match(action)) dispatch(contactRefused(codeGone))
    },
  })
  startListening({
    actionCreator: pendingSet,
    async effect({ payload }, { cancelActiveListeners, delay, dispatch, getState }) {
      cancelActiveListeners()
      await delay(lifeLeft(payload, Date.now()))
      const { pending, contact } = getState().signIn
      if (pending?.requestId !== payload.requestId) return
      dispatch(resetSignIn())
      // Who is back at Start is typing another one by now.
      dispatch(contact === payload.contact ? contactRefused(codeGone) : contactChanged(contact))
    },
  })
}
