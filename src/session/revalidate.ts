/**
 * Asks one question at a time: calls that come while it is open ask nothing of their own. If the answer was "nobody is
 * signed in", a call that came meanwhile may know of a later sign-in, so the question is asked once more.
 *
 * @param ask asks the server who is signed in
 * @param isSignedIn what the store says after the answer
 */
export function createRevalidate(ask: () => Promise<unknown>, isSignedIn: () => boolean): () => Promise<void> {
  let calls = 0
  return async function revalidate() {
    calls += 1
    if (calls > 1) return
    await ask()
    const isAskedAgain = calls > 1 && !isSignedIn()
    calls = 0
    if (isAskedAgain) await revalidate()
  }
}
