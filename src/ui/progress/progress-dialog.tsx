import { useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { CoverCard } from './cover-card.tsx'
import { offerCancelSeconds, showAfterMs } from './limits.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './progress-dialog.module.css'
import { useDelay } from './use-delay.ts'

const takesLong = 'This takes longer than usual. You can go on waiting or cancel.'

export type ProgressDialogProps = {
  /** Whether the work is under way. It shows itself 300 ms later. */
  open: boolean
  /** What is being done: "Sending the code". */
  label: string
  /** 0 to 100; without it the length is unknown. */
  value?: number
  /** Stops the work. Offered after ten seconds; without it the person waits. */
  onCancel?: () => void
}

/** Holds the page while work is under way. Only the caller closes it; the focus goes back exactly where it was. */
export function ProgressDialog({ open, label, value, onCancel }: ProgressDialogProps) {
  const origin = useRef<Element>(null)
  const isShown = useDelay(open, showAfterMs)
  const isLong = useDelay(open, offerCancelSeconds * 1000)

  // Remembered now: by the time it is shown, the button that started the work may be disabled and have lost the focus.
  useLayoutEffect(() => {
    if (open) origin.current = document.activeElement
  }, [open])

  const canCancel = isLong && onCancel !== undefined
  return (
    <Dialog open={isShown} title={label} closeable={false} onClose={() => {}} returnFocusTo={origin}>
      <CoverCard origin={origin} />
      <ProgressBar value={value} label={label} />
      {/* The bar says it to a screen reader. */}
      {value !== undefined && (
        <p className={styles.percent} aria-hidden="true">
          {Math.round(value)} %
        </p>
      )}
      {/* What comes later has its room from the beginning: nothing jumps when it comes. */}
      <div className={styles.later} data-shown={canCancel || undefined} hidden={!onCancel}>
        <p className={styles.room} aria-hidden="true">
          {takesLong}
        </p>
        <p role="status">{canCancel && takesLong}</p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Dialog>
  )
}
