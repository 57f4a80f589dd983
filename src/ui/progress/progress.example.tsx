import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ProgressDialog } from '../../ui/progress/progress-dialog.tsx'

/** Shown after a moment. Later it offers to cancel, because there is an `onCancel`. */
export function ProgressExample({ setTheTable }: { setTheTable: (signal: AbortSignal) => Promise<void> }) {
  const [work, setWork] = useState<AbortController>()
  const start = async () => {
    const controller = new AbortController()
    setWork(controller)
    await setTheTable(controller.signal)
    setWork(undefined)
  }
  return (
    <>
      <Button onClick={start}>Set the table</Button>
      <ProgressDialog open={work !== undefined} label="Setting the table" onCancel={() => work?.abort()} />
    </>
  )
}
