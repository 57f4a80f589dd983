import { useLayoutEffect } from 'react'

/** Two taps within this time are a double tap, in milliseconds. Nobody reads and answers a question faster. */
const doubleTapMs = 300

/**
 * Ignores the second click of a double click on the button that opens a dialog, or that makes way for others. By then
 * another button, or the backdrop of the dialog, is under the pointer. A mouse event has a click count. Every tap counts
 * as a first click, so taps are compared by time.
 * @param isOpen whether the dialog is open, or the others have moved
 */
export function useIgnoreDoubleClick(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const shownAt = performance.now()
    const listening = new AbortController()
    const onClick = (event: PointerEvent) => {
      const isDoubleTap = event.pointerType === 'touch' && event.timeStamp - shownAt < doubleTapMs
      // After the first click that is meant for the dialog, all clicks are.
      if (event.detail <= 1 && !isDoubleTap) return listening.abort()
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('click', onClick, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
