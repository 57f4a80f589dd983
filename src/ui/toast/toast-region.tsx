import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { onModalChange, returnFocus, topModal } from '../dialog/modal-stack.ts'
import { useTopHost } from '../dialog/use-top-host.ts'
import { cameFrom } from '../focus-back/use-focus-back.ts'
import { type Toast, ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'

export type { Toast } from './toast-card.tsx'

export type ToastRegionProps = {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Called when its time is over or someone dismissed it. The caller removes it from `toasts`. */
  onDismiss: (id: string) => void
  /** Called when someone presses its button. The caller acts, and removes it if it is done. */
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
  const { round, roundOf } = useRounds()
  const rounds = [...new Set([...toasts.map(roundOf), round])]
  const onKeyDown = useRegionKey(region, toasts.length === 0)
  useRoomBelow(region, host)
  useRowBelow(region, host, toasts.length)
  if (!host) return null

  // `aria-atomic` is off: by default a new toast would make a screen reader repeat the older ones.
  const stack = (role: 'alert' | 'status') => (
    <div className={styles.stack}>
      {rounds.map((one) => (
        <div key={one} role={one === round ? role : undefined} aria-atomic="false" className={styles.stack}>
          {toasts
            .filter((toast) => (toast.kind === 'error') === (role === 'alert') && roundOf(toast) === one)
            .map((toast) => (
              <ToastCard key={keyOf(toast)} toast={toast} onDismiss={onDismiss} onAction={onAction} />
            ))}
        </div>
      ))}
    </div>
  )
  return createPortal(
    <section
      ref={region}
      data-empty={toasts.length === 0 || undefined}
      data-f8={toasts.length > 0 || undefined}
      // The key is part of the name, so that screen readers mention it.
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className={styles.region}
      onKeyDown={onKeyDown}
    >
      {stack('alert')}
      {stack('status')}
    </section>,
    host,
  )
}

const keyOf = ({ id, showing = id }: Toast) => showing

/**
 * Another round begins when a dialog opens or closes, which takes the region out of the page and puts it in again. What
 * came in a round before is in no live region then: a screen reader would repeat it.
 */
function useRounds() {
  const [round, setRound] = useState(0)
  useEffect(() => onModalChange(() => setRound((last) => last + 1)), [])
  const came = useRef(new Map<string, number>())
  const roundOf = (toast: Toast) => {
    const key = keyOf(toast)
    if (!came.current.has(key)) came.current.set(key, round)
    return came.current.get(key) ?? round
  }
  return { round, roundOf }
}

/**
 * Sets `--toasts-below` to the height of the toasts at the bottom edge of the window, in pixels, so that dialogs do not
 * overlap with them. An open dialog moves up if new toasts would cover it. It does not move down when they close,
 * because its buttons must not move under a pointer.
 * @param host the element that contains the region; undefined until it exists
 */
function useRoomBelow(region: RefObject<HTMLElement | null>, host: HTMLElement | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is there with its host
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    let height = 0
    let reserved = 0
    // The whole page is styled anew.
    const reserve = () => {
      if (height === reserved) return
      reserved = height
      style.setProperty('--toasts-below', `${height}px`)
    }
    const observer = new ResizeObserver(() => {
      height = element.textContent ? element.offsetHeight : 0
      const dialog = topModal()
      if (!dialog || dialog.getBoundingClientRect().bottom > innerHeight - height) reserve()
    })
    observer.observe(element, { box: 'border-box' })
    const stop = onModalChange(reserve)
    return () => {
      observer.disconnect()
      stop()
      style.removeProperty('--toasts-below')
    }
  }, [host])
}

/**
 * Sets `--row` of the region to the height of a row of buttons above the lower edge of the window, in pixels. The row
 * has the attribute `data-toasts-above`; of several the highest counts. It may stay at the edge or scroll with the page
 * or a part of it, so it is measured. When a view with such a row comes or goes, the page changes its height or the focus moves.
 */
function useRowBelow(region: RefObject<HTMLElement | null>, host: HTMLElement | undefined, count: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is there with its host; a new toast measures anew
  useEffect(() => {
    if (count === 0) return
    const measure = () => {
      const tops = [...document.querySelectorAll('[data-toasts-above]')].map((row) => row.getBoundingClientRect().top)
      const top = Math.min(innerHeight, ...tops.filter((one) => one > innerHeight / 2))
      region.current?.style.setProperty('--row', `${innerHeight - top}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('scroll', measure, { passive: true, capture: true })
    addEventListener('resize', measure)
    addEventListener('focusin', measure)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', measure)
      removeEventListener('scroll', measure, true)
      removeEventListener('resize', measure)
    }
  }, [host, count])
}

/**
 * F8 moves the focus to the toasts, from region to region with `data-f8`, and back; Escape moves it back from the toasts
 * too. Other libraries do the same (Radix, React Aria), because a page has many tab stops before its toasts. Without such
 * a region the browser handles the key. In a region that takes no focus itself the first button does.
 */
function useRegionKey(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    returnFocus(cameFrom.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing else but refs
  useEffect(() => {
    if (isEmpty && region.current && region.current === document.activeElement) leave()
  }, [isEmpty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const isIn = (one: EventTarget | null) => one instanceof Element && one.closest('[data-f8]') !== null
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (!isIn(target)) cameFrom.current = null
      else if (relatedTarget instanceof Element && !isIn(relatedTarget)) cameFrom.current = relatedTarget
    }
    const move = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const regions = [...(topModal() ?? document).querySelectorAll<HTMLElement>('[data-f8]')]
      if (regions.length === 0) return
      event.preventDefault()
      const next = regions[regions.findIndex((one) => one.contains(document.activeElement)) + 1]
      if (!next) return leave()
      const first = next.hasAttribute('tabindex') ? next : next.querySelector('button')
      first?.focus({ preventScroll: true })
    }
    addEventListener('focusin', remember)
    addEventListener('keydown', move)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('keydown', move)
    }
  }, [])

  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The default is prevented, so that the dialog around the region stays open.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
}
