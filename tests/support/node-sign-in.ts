import { expect } from 'vitest'
import { fakeNetwork } from './fake-network.ts'
import { loadApp } from './node-app.ts'
import { storePending } from './store-pending.ts'

/** The app of `loadApp`, and the thunks of the sign-in. */
export async function loadSignIn() {
  const { openTab, ...app } = await loadApp()
  const thunks = {
    ...(await import('../../src/features/sign-in/send-code.ts')),
    ...(await import('../../src/features/sign-in/start-verification.ts')),
    ...(await import('../../src/features/sign-in/check-code.ts')),
    ...(await import('../../src/features/sign-in/run-attempt.ts')),
  }

  /** A visitor who opens the login page. */
  async function openLogin(network = fakeNetwork()) {
    const tab = openTab({ at: '/login' })
    const { store, session } = tab
    await expect.poll(() => session().known).toBe(true)
    return {
      network,
      ...tab,
      signIn: () => store.getState().signIn,
      progress: () => store.getState().overlays.progress.map(({ label }) => label),
      cancel: () => store.dispatch(thunks.abortAttempt()),
    }
  }

  /** A visitor at Verify, to whom a code was sent. */
  async function openVerify() {
    const network = fakeNetwork()
    const contact = 'rowan@example.com'
    const { requestId, code } = await network.start(contact)
    storePending({ contact, requestId })
    const { store, ...login } = await openLogin(network)
    return {
      store,
      code,
      contact,
      ...login,
      check: (typed = code) => store.dispatch(thunks.checkCode(typed)),
      checked: () => network.count('checkVerification'),
      /** Whether the server knows of a session in this browser. */
      hasSession: async () => JSON.stringify(await network.call('getUserInfo')).includes('userId'),
    }
  }
  return { ...app, ...thunks, openTab, openLogin, openVerify }
}
