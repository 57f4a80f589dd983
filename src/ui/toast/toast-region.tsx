import { type FocusEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'
import { useRoomBelow } from './use-room-below.ts'
import { useToastKey } from './use-toast-key.ts'
import { useTopHost } from './use-top-host.ts'

export type { Toast, ToastKind } from './toast-card.tsx'

export type ToastRegionProps = {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Its time is up, or the person dismissed it. The caller takes it out of `toasts`. */
  onDismiss: (id: string) => void
  /** The person chose its action. The caller acts, and takes it out if it is done with. */
  onAction: (id: string) => void
}

/**
 * The toasts at the bottom of the screen. Mount it once and keep it mounted, also while there are none: a screen reader
 * only hears what is added to a region it already knows. Errors interrupt, the rest waits its turn; none takes the focus,
 * and F8 moves to them and back.
 */
export function ToastRegion({ toasts, onDismiss, onAction }: ToastRegionProps) {
  const host = useTopHost()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  const onKeyDown = useToastKey(region, cameFrom, toasts.length === 0)
  useRoomBelow(region, host)
  if (!host) return null

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const cards = (isError: boolean) =>
    toasts
      .filter((toast) => (toast.kind === 'error') === isError)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} cameFrom={cameFrom} onDismiss={onDismiss} onAction={onAction} />
      ))

  // Not atomic: by default a new toast would make the older ones be read again.
  return createPortal(
    <section
      ref={region}
      // The key is part of the name: a screen reader tells of it wherever it tells of the region.
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className={styles.region}
      onFocus={rememberOrigin}
      onKeyDown={onKeyDown}
    >
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {cards(false)}
      </div>
    </section>,
    host,
  )
}
