import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { returnFocus } from '../dialog/modal-stack.ts'
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './toast-card.module.css'
import { useCountdown } from './use-countdown.ts'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'

/** One message. */
export type Toast = {
  /** Tells it from the others. */
  id: string
  /** What it is about; errors interrupt a screen reader and stay. */
  kind: ToastKind
  /** Plain text of any length. */
  message: string
  /** Milliseconds until it closes by itself; without it, and as an error, it stays. */
  duration?: number
  /** One thing to do about it: "Undo". */
  actionLabel?: string
}

const ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon }
/** The icon in words, where it changes what the message means. */
const SPOKEN = { info: '', success: '', warning: 'Warning: ', error: 'Error: ' }

type ToastCardProps = {
  toast: Toast
  /** What had the focus before it came into the region. */
  cameFrom: RefObject<Element | null>
  onDismiss: (id: string) => void
  onAction: (id: string) => void
}

export function ToastCard({
  toast: { id, kind, message, duration, actionLabel },
  cameFrom,
  onDismiss,
  onAction,
}: ToastCardProps) {
  const ref = useRef<HTMLDivElement>(null)
  useCountdown(ref, kind === 'error' ? undefined : duration, () => onDismiss(id))
  useLayoutEffect(() => {
    const card = ref.current
    return () => passFocusOn(card, cameFrom.current)
  }, [cameFrom])

  const Icon = ICONS[kind]
  return (
    <div ref={ref} className={styles.card} data-kind={kind}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <p className={styles.message}>
        {SPOKEN[kind] && <VisuallyHidden>{SPOKEN[kind]}</VisuallyHidden>}
        <span className={styles.text} dir="auto">
          {message}
        </span>
      </p>
      {/* Buttons are there to be found, not to be read out with the message. */}
      <div className={styles.buttons} aria-live="off">
        {actionLabel && (
          <Button variant="quiet" className={styles.action} onClick={() => onAction(id)}>
            {actionLabel}
          </Button>
        )}
        <Button
          variant="quiet"
          className={styles.dismiss}
          aria-label={`Dismiss: ${shorten(message)}`}
          onClick={() => onDismiss(id)}
        >
          <CloseIcon />
        </Button>
      </div>
    </div>
  )
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/**
 * A card that leaves with the focus in it hands it on: to the next card for somebody who works by keyboard, else to
 * where it came from.
 */
function passFocusOn(card: HTMLElement | null, cameFrom: Element | null) {
  const focused = document.activeElement
  if (!card || !focused || !card.contains(focused)) return
  const next = card.nextElementSibling ?? card.previousElementSibling
  const button = focused.matches(':focus-visible') && next?.querySelector<HTMLElement>('button:last-child')
  if (button) button.focus()
  else queueMicrotask(() => returnFocus(cameFrom ?? card))
}
