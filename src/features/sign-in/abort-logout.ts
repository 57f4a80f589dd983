import { authApi } from '../../api/auth-api.ts'
import type { SignInThunk } from './attempt.ts'

/** Aborts the logout that is under way, if there is one. Resolves once it has ended. */
export const abortLogout = (): SignInThunk<Promise<void>> => async (dispatch) => {
  const running = dispatch(authApi.util.getRunningMutationsThunk()).filter(({ arg }) => arg.endpointName === 'logout')
  for (const call of running) call.abort()
  await Promise.all(running)
}
