import { type FocusEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTopHost } from '../dialog/use-top-host.ts'
import { type Toast, ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'
import { useRoomBelow } from './use-room-below.ts'
import { useToastKey } from './use-toast-key.ts'

export type { Toast, ToastKind } from './toast-card.tsx'

export type ToastRegionProps = {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Called when its time is over or the person dismissed it. The caller removes it from `toasts`. */
  onDismiss: (id: string) => void
  /** Called when the person chose its action. The caller acts, and removes it if it is done. */
  onAction: (id: string) => void
}

/**
 * The toasts at the bottom of the window. Mount it once and keep it mounted: a screen reader announces only what is
 * added to a region that is already in the page. Errors interrupt; all others wait. A toast never takes the focus; F8
 * moves the focus to the toasts and back.
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

  // `aria-atomic` is off: by default a new toast would make a screen reader repeat the older ones.
  return createPortal(
    <section
      ref={region}
      // Views with buttons at the lower edge lift the toasts by this mark.
      data-toasts
      data-empty={toasts.length === 0 || undefined}
      // The key is part of the name, so that screen readers mention it.
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
