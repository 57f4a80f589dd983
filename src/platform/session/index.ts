export { RequireSession } from './require-session.tsx'
export { browserEnvironment, type SessionEnvironment } from './session-environment.ts'
export { keepSession } from './session-keeper.ts'
export {
  checkGivenUp,
  recordReceived,
  type SessionRoot,
  selectClockOffset,
  selectIsSignedIn,
  selectLogout,
  selectUser,
  sessionSlice,
  signedOut,
} from './session-slice.ts'
export { endSession, refreshUser, type SessionDispatch, startSession } from './session-thunks.ts'
export { stayChosen, staySignedIn, warnOfEnd } from './stay-signed-in.ts'
export { useLogout } from './use-logout.ts'
