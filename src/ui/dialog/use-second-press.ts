import { useLayoutEffect } from 'react'

/** Two taps within this time are a double tap, in milliseconds: nobody reads a question and answers it as fast. */
const doubleTapMs = 300

/**
 * Leaves out the second half of a double click on what opened a dialog: it would hit what is under the pointer by then,
 * an answer or the backdrop. A mouse counts the clicks of a row. Each tap is the first of its row, and told by the time.
 *
 * @param isOpen whether the dialog is open
 */
export function useSecondPress(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const shownAt = performance.now()
    const listening = new AbortController()
    const hear = (event: PointerEvent) => {
      const isDoubleTap = event.pointerType === 'touch' && event.timeStamp - shownAt < doubleTapMs
      // What follows the first press that is meant for the dialog is meant for it, too.
      if (event.detail <= 1 && !isDoubleTap) return listening.abort()
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('click', hear, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}
