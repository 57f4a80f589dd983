import { isAnyOf, isRejectedWithValue, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { statusOf } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-api.ts'
import { isCallMeta } from '../../api/call.ts'
import { toast } from '../overlays/toast.ts'
import { type SessionRoot, selectIsSignedIn } from './session-slice.ts'
import { refreshUser, type SessionDispatch } from './session-thunks.ts'

const { getUserInfo, logout } = authApi.endpoints

/** Userinfo is the question itself, and of a logout 401 says that it has reached its end. */
const isOfTheSession = isAnyOf(getUserInfo.matchRejected, logout.matchRejected)

/** Whether an operation that needs a session was refused for want of one. */
function isRefusedForSession(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action) || statusOf(action.payload) !== 401 || isOfTheSession(action)) return false
  const { meta } = action as { meta: { baseQueryMeta?: unknown } }
  return isCallMeta(meta.baseQueryMeta) && meta.baseQueryMeta.needsSession
}

/**
 * Asks the server who is signed in when any operation that needs a session answers 401: once, however many are refused
 * at a time. Where the session is over, the guard of the page leads to login and keeps the way back.
 *
 * @param startListening of the store's listener middleware
 */
export function askAfterRefusal(startListening: TypedStartListening<SessionRoot, SessionDispatch>): void {
  let isAsking = false
  startListening({
    predicate: (action, state) => isRefusedForSession(action) && selectIsSignedIn(state) && !isAsking,
    async effect(_, { dispatch }) {
      isAsking = true
      try {
        if (!(await dispatch(refreshUser()))) dispatch(toast.warning('Your session is over. Sign in to go on.'))
      } finally {
        isAsking = false
      }
    },
  })
}
