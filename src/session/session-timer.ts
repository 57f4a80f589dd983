/** Browsers hold a timer's delay in a signed 32-bit number of milliseconds. A longer one fires at once. */
const longestDelay = 2_147_483_647

/**
 * The delay until the automatic sign-out.
 * @param expSeconds the session's end, Unix seconds
 * @param now the server's time, Unix milliseconds
 * @returns milliseconds, 0 if it is due; `undefined` if there is no expiry, or it is further away than a timer can wait
 * (the clock is checked again before that)
 */
export function signOutDelay(expSeconds: number | undefined, now: number): number | undefined {
  return delayUntil(expSeconds, signOutLeadSeconds * 1000, now)
}

/** The delay until the warning. Parameters and result are those of `signOutDelay`. */
export function warningDelay(expSeconds: number | undefined, now: number): number | undefined {
  return delayUntil(expSeconds, warningMinutes * 60_000, now)
}

function delayUntil(expSeconds: number | undefined, leadMs: number, now: number): number | undefined {
  if (expSeconds === undefined || !Number.isFinite(expSeconds)) return undefined
  const delay = expSeconds * 1000 - leadMs - now
  return delay > longestDelay ? undefined : Math.max(delay, 0)
}

/** One timer. Setting it again clears the earlier delay. */
export function createTimer(run: () => void) {
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    /** @param delay milliseconds; `undefined` clears the timer */
    set(delay: number | undefined) {
      clearTimeout(handle)
      handle = delay === undefined ? undefined : setTimeout(run, delay)
    },
  }
}

/** Minutes before the end of the session at which the person is warned (WCAG 2.2.1 asks for at least 20 seconds). */
export const warningMinutes = 2

/** Seconds before the end of the session at which the app signs out. */
export const signOutLeadSeconds = 10

/** Seconds between two checks of the clock. */
export const clockCheckSeconds = 15

/** The text of the warning. */
export const warningText = `You'll be signed out in less than ${warningMinutes} minutes.`
