import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { returnFocus } from '../dialog/modal-stack.ts'
import { cameFrom } from '../focus-back/use-focus-back.ts'
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './toast-card.module.css'

/** One message. */
export type Toast = {
  /** Distinguishes it from other toasts. */
  id: string
  /** Distinguishes its showings. With another one it is announced again, and its time begins anew. */
  showing?: string
  /** Its kind. An error interrupts a screen reader. */
  kind: 'info' | 'success' | 'warning' | 'error'
  /** Plain text of any length. */
  message: string
  /** Milliseconds until it closes by itself; without it the toast stays. */
  duration?: number
  /** The label of its action, such as "Undo". */
  actionLabel?: string
}

const ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon }
/** The words that replace the icon for screen readers, if it changes the meaning of the message. */
const SPOKEN = { info: '', success: '', warning: 'Warning: ', error: 'Error: ' }

type ToastCardProps = {
  toast: Toast
  onDismiss: (id: string) => void
  onAction: (id: string) => void
}

export function ToastCard({ toast, onDismiss, onAction }: ToastCardProps) {
  const { id, kind, message, duration, actionLabel } = toast
  const ref = useRef<HTMLDivElement>(null)
  useCountdown(ref, duration, () => onDismiss(id))
  useLayoutEffect(() => {
    const card = ref.current
    return () => passFocusOn(card, cameFrom.current)
  }, [])

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
      {/* Buttons are outside the announced text, so that they are not read out with the message. */}
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
 * When a focused card is removed, moves the focus on: to the next card for a keyboard user, otherwise to where it came
 * from.
 */
function passFocusOn(card: HTMLElement | null, cameFrom: Element | null) {
  const focused = document.activeElement
  if (!card || !focused || !card.contains(focused)) return
  const next = card.nextElementSibling ?? card.previousElementSibling
  const button = focused.matches(':focus-visible') && next?.querySelector<HTMLElement>('button:last-child')
  if (button) button.focus()
  else queueMicrotask(() => returnFocus(cameFrom ?? card))
}

const tickMs = 100

/**
 * Calls `onEnd` after `duration` milliseconds; never without a duration. The time stands still while the pointer or the
 * focus is in the section around `ref`, or the page is hidden (WCAG 2.2.1). It checks this at each tick instead of
 * listening to events, because an element that is removed under the pointer sends no leave event.
 */
function useCountdown(ref: RefObject<HTMLElement | null>, duration: number | undefined, onEnd: () => void) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (duration === undefined) return
    let left = duration
    const timer = setInterval(() => {
      if (document.hidden || ref.current?.closest('section')?.matches(':hover, :focus-within')) return
      left -= tickMs
      if (left > 0) return
      clearInterval(timer)
      end()
    }, tickMs)
    return () => clearInterval(timer)
  }, [ref, duration])
}
