export { LoginDialog, type SignInStep } from './login-dialog.tsx'
export { readPending } from './pending-verification.ts'
export { pendingSet, selectSignIn, signInSlice } from './sign-in-slice.ts'
