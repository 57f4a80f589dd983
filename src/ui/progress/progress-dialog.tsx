import { useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import common from '../common.module.css'
import { Dialog } from '../dialog/dialog.tsx'
import { CoverCard } from './cover-card.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './progress-dialog.module.css'
import { offerCancelSeconds, showAfterMs, useDelay } from './use-delay.ts'

const takesLong = 'This is taking longer than usual. You can keep waiting or cancel.'

export type ProgressDialogProps = {
  /** Whether the work is under way. The modal is shown 300 ms later. */
  open: boolean
  /** What is being done, such as "Sending the code". */
  label: string
  /** Set to false to show it within the page, as here. */
  modal?: boolean
  /** 0 to 100; without it the length is unknown. */
  value?: number
  /** Stops the work. Offered after 10 seconds. Without it, people have to wait. */
  onCancel?: () => void
}

/** Blocks the page while work is under way. Only the caller closes it. The focus returns exactly to where it was. */
export function ProgressDialog({ open, modal, label, value, onCancel }: ProgressDialogProps) {
  const origin = useRef<Element>(null)
  const isShown = useDelay(open, showAfterMs)
  const isLong = useDelay(open, offerCancelSeconds * 1000)

  // Stored now: when the modal is shown, the button that started the work may be disabled and have lost the focus.
  useLayoutEffect(() => {
    if (open) origin.current = document.activeElement
  }, [open])

  const canCancel = isLong && onCancel !== undefined
  return (
    <Dialog open={isShown} modal={modal} title={label} closeable={false} onClose={() => {}} returnFocusTo={origin}>
      <CoverCard origin={origin} />
      <ProgressBar value={value} label={label} />
      {/* The bar has the same text for screen readers. */}
      {value !== undefined && (
        <p className={`${common.small} ${styles.percent}`} aria-hidden="true">
          {Math.round(value)}%
        </p>
      )}
      <div className={canCancel ? `${common.stack} ${styles.later}` : undefined}>
        <p role="status">{canCancel && takesLong}</p>
        {canCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </Dialog>
  )
}
