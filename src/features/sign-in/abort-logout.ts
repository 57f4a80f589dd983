import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../../api/auth-api.ts'
import type { SessionRoot } from '../../platform/session/session-slice.ts'
import { logoutCall } from '../../platform/session/session-thunks.ts'

/** Aborts the logout that is under way, if there is one, and resolves when it is over. */
export const abortLogout = (): ThunkAction<Promise<void>, SessionRoot, unknown, UnknownAction> => async (dispatch) => {
  const running = dispatch(authApi.util.getRunningMutationThunk('logout', logoutCall))
  running?.abort()
  await running
}
