export { LoginDialog, prefetchVerifyStep, type SignInStep } from './login-dialog.tsx'
export { readPending } from './pending-verification.ts'
export { contactChanged, pendingSet, selectHasPending, signInSlice } from './sign-in-slice.ts'
