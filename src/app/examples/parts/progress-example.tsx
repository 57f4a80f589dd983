import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

export function ProgressExample() {
  const { withProgress, toast } = useOverlays()
  const count = () =>
    withProgress({ label: 'Importing your ideas' }, async ({ report, signal }) => {
      for (let done = 0; done <= 100 && !signal.aborted; done += 10) {
        report(done)
        await pause(250, signal)
      }
      if (!signal.aborted) toast.success('Ideas imported.')
    })
  const wait = () =>
    withProgress({ label: 'Waiting for the server' }, async ({ signal }) => {
      await pause(15_000, signal)
      toast.info(signal.aborted ? 'You stopped waiting.' : 'The server has answered.')
    })
  return (
    <>
      <Button onClick={count}>Progress, 0 to 100</Button>
      <Button onClick={wait}>Progress, unknown length</Button>
    </>
  )
}

/** Resolves after `duration` milliseconds, or as soon as the signal aborts. */
export function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
