import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { type Toast, ToastRegion } from '../../ui/toast/toast-region.tsx'

/** The region stays mounted even while it is empty. The caller keeps the list. */
export function ToastExample() {
  const [toasts, setToasts] = useState<Toast[]>([])
  const dismiss = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id))
  const tell = (toast: Omit<Toast, 'id'>) => setToasts((all) => [...all, { ...toast, id: crypto.randomUUID() }])
  return (
    <>
      <Button onClick={() => tell({ kind: 'success', message: 'Your seat is kept.', duration: 6000 })}>
        Keep my seat
      </Button>{' '}
      <Button onClick={() => tell({ kind: 'warning', message: 'The letter is gone.', actionLabel: 'Undo' })}>
        Throw the letter away
      </Button>{' '}
      <Button onClick={() => tell({ kind: 'error', message: 'The door is stuck.' })}>Open the door</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} onAction={dismiss} />
    </>
  )
}
