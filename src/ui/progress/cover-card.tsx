import { type RefObject, useLayoutEffect, useRef } from 'react'
import { topModal } from '../dialog/modal-stack.ts'

/** What the modal leaves free at the edges of the window, pixels. */
const margin = 16
/** Less than this, in pixels, is no room for a progress: a card that is hardly in sight is not covered. */
const least = 160

/**
 * The card from which the work was started: the dialog that has the focus, or else the one on top or in the page.
 * Safari gives no focus to a button that is clicked.
 */
function cardOf(origin: Element | null): Element | null {
  if (origin && origin !== document.body) return origin.closest('dialog')
  return topModal() ?? document.querySelector('main dialog[open]')
}

/**
 * Inside a modal dialog: lays it exactly over the card from which its work was started, so that it takes the card's
 * place instead of lying on it as a second one. Without a card, or with one out of sight, it stays in the middle.
 */
export function CoverCard({ origin }: { origin: RefObject<Element | null> }) {
  const marker = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const dialog = marker.current?.closest('dialog')
    const card = cardOf(origin.current)
    if (!dialog || !card || card === dialog) return
    const cover = () => {
      const { left, top, bottom, width } = card.getBoundingClientRect()
      const from = Math.max(top, margin)
      const height = Math.min(bottom, innerHeight - margin) - from
      const place = {
        inset: `${from}px auto auto ${left}px`,
        width: `${width}px`,
        minHeight: `${height}px`,
        margin: '0',
        alignContent: 'center',
      }
      Object.assign(dialog.style, height < least ? { inset: '', width: '', minHeight: '', margin: '' } : place)
    }
    cover()
    // The first report comes before the first paint, when the page has settled behind the modal.
    const sizes = new ResizeObserver(cover)
    for (const element of [card, document.documentElement]) sizes.observe(element)
    window.addEventListener('resize', cover)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', cover)
    }
  }, [origin])
  return <span ref={marker} hidden />
}
