import { useLayoutEffect } from 'react'

/** Two taps within this time are a double tap, in milliseconds. Nobody reads and answers a question faster. */
const doubleTapMs = 300

/**
 * Ignores the second press of a double click on the opener of a dialog. It would hit what is under the pointer by then:
 * an answer, or the backdrop. A mouse event has a click count. Every tap counts as a first click, so taps are compared
 * by time.
 * @param isOpen whether the dialog is open
 */
export function useIgnoreDoubleClick(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const shownAt = performance.now()
    const listening = new AbortController()
    const hear = (event: PointerEvent) => {
      const isDoubleTap = event.pointerType === 'touch' && event.timeStamp - shownAt < doubleTapMs
      // After the first press that is meant for the dialog, all presses are.
      if (event.detail <= 1 && !isDoubleTap) return listening.abort()
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('click', hear, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
