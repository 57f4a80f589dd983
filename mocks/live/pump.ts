/** Runs `work` once more where it is asked for while it runs, and never twice at a time. */
export function createPump(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    try {
      do {
        again = false
        await work()
      } while (again)
    } finally {
      running = undefined
    }
  }
  return () => {
    again = true
    running ??= run()
    return running
  }
}
