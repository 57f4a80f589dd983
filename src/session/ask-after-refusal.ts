import { isAnyOf, isRejectedWithValue, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { statusOf } from '../api/api-error.ts'
import { authApi } from '../api/auth-api.ts'
import { isCallMeta } from '../api/call.ts'
import { toast } from '../shell/overlays/toast.ts'
import { type SessionRoot, selectIsSignedIn } from './session-slice.ts'
import type { SessionDispatch } from './session-store.ts'
import { refreshUser } from './session-thunks.ts'

const { getUserInfo, logout } = authApi.endpoints

/** Calls whose 401 asks nothing: userinfo is itself the question, and a logout without a session has done its work. */
const isOfTheSession = isAnyOf(getUserInfo.matchRejected, logout.matchRejected)

/** Whether an operation that needs a session was refused because there is none. */
function isRefusedForSession(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action) || statusOf(action.payload) !== 401 || isOfTheSession(action)) return false
  const { meta } = action as { meta: { baseQueryMeta?: unknown } }
  return isCallMeta(meta.baseQueryMeta) && meta.baseQueryMeta.needsSession
}

/**
 * When an operation that needs a session answers 401, asks the server who is signed in. Any number of refusals at a
 * time cause one request. If the session is over, the page's guard leads to login and keeps the way back.
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
