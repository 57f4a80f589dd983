/** Waits, or stops waiting when the signal aborts. `duration`: milliseconds. */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
