import { signOutLeadSeconds, warningMinutes } from './limits.ts'

/** The browser's timers hold a signed 32-bit number of milliseconds; more fires at once. */
const longestDelay = 2_147_483_647

/**
 * How long to wait until the automatic sign-out.
 *
 * @param exp the session's end, Unix seconds
 * @param now the server's time, Unix milliseconds
 * @returns milliseconds, 0 where it is due; `undefined` where no timer is to be set: there is no expiry, or it is
 *   further away than a timer can wait (it is asked again later)
 */
export function signOutDelay(exp: number | undefined, now: number): number | undefined {
  return delayUntil(exp, signOutLeadSeconds * 1000, now)
}

/** How long to wait until the warning; like `signOutDelay`. */
export function warningDelay(exp: number | undefined, now: number): number | undefined {
  return delayUntil(exp, warningMinutes * 60_000, now)
}

function delayUntil(exp: number | undefined, lead: number, now: number): number | undefined {
  if (exp === undefined || !Number.isFinite(exp)) return undefined
  const delay = exp * 1000 - lead - now
  return delay > longestDelay ? undefined : Math.max(delay, 0)
}

/** A timer of which there is never more than one: setting it again clears the earlier. */
export function createTimer(run: () => void) {
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    /** @param delay milliseconds; `undefined` only clears */
    set(delay: number | undefined) {
      clearTimeout(handle)
      handle = delay === undefined ? undefined : setTimeout(run, delay)
    },
  }
}
