import { Button } from '../../ui/button/button.tsx'
import { useOverlays } from './use-overlays.ts'

type OverlaysExampleProps = { leave: (signal: AbortSignal) => Promise<void> }

/** A question, work under a progress modal, and a toast. Each is one call, from anywhere with access to the store. */
export function OverlaysExample({ leave }: OverlaysExampleProps) {
  const { confirm, toast, withProgress } = useOverlays()
  const ask = async () => {
    const isSure = await confirm({
      title: 'Leave the table?',
      message: 'Your seat stays free for an hour.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    })
    if (!isSure) return
    await withProgress({ label: 'Leaving the table' }, ({ signal }) => leave(signal))
    toast.success('You have left the table.')
  }
  return <Button onClick={ask}>Leave the table</Button>
}
