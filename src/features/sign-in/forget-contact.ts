import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import { recordReceived, type SessionRoot, selectUser, signedOut } from '../../platform/session/session-slice.ts'
import type { SignInDispatch, SignInThunkRoot } from './attempt.ts'
import { lifeLeft } from './pending-verification.ts'
import { resetSignIn } from './reset-sign-in.ts'
import { pendingSet, selectPending } from './sign-in-slice.ts'

/** Whether somebody has signed in or out, here or in another tab. */
function isSignInOver(action: UnknownAction, after: SessionRoot, before: SessionRoot): boolean {
  const isSignOut = signedOut.match(action) || (recordReceived.match(action) && action.payload === null)
  return isSignOut || selectUser(after)?.userId !== selectUser(before)?.userId
}

/**
 * Forgets the contact when the sign-in that it was given for is over: somebody is signed in, has signed out, or the
 * code was not entered in time. Whoever uses the browser next reads nothing of it.
 *
 * @param startListening of the store's listener middleware
 */
export function forgetContact(startListening: TypedStartListening<SignInThunkRoot, SignInDispatch>): void {
  startListening({ predicate: isSignInOver, effect: (_, { dispatch }) => dispatch(resetSignIn()) })
  startListening({
    actionCreator: pendingSet,
    async effect({ payload }, { cancelActiveListeners, delay, dispatch, getState }) {
      cancelActiveListeners()
      await delay(lifeLeft(payload, Date.now()))
      if (selectPending(getState())?.requestId === payload.requestId) dispatch(resetSignIn())
    },
  })
}
