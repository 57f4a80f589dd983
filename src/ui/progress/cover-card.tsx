import { type RefObject, useLayoutEffect, useRef } from 'react'
import { topModal } from '../dialog/modal-stack.ts'

/** The gap between the modal and the edges of the window, pixels. */
const margin = 16
/** The least height that the modal can cover, pixels. A card with less of it in view is not covered. */
const least = 160

/**
 * The card from which the work was started: the dialog that has the focus, otherwise the top dialog or the one in the
 * page. Safari does not focus a button that is clicked.
 */
function cardOf(origin: Element | null): Element | null {
  if (origin && origin !== document.body) return origin.closest('dialog')
  return topModal() ?? document.querySelector('main dialog[open]')
}

/** The last field of a card. What was typed there stays in view. */
const fieldOf = (card: Element) => [...card.querySelectorAll('input, textarea, select')].at(-1)

/** Dims the strip of the former scrollbar as much as the page, or not at all. */
const dim = (isDim: boolean) =>
  document.documentElement.style.setProperty('--color-page-behind', isDim ? '' : 'var(--color-page)')

/** Joins the modal to the card: no edge above it, and no shadow. */
const continued = { borderTop: '0', borderTopLeftRadius: '0', borderTopRightRadius: '0', boxShadow: 'none' }

/** Resets the position to the middle of the window. */
const inTheMiddle = {
  inset: '',
  width: '',
  minHeight: '',
  margin: '',
  alignContent: '',
  borderTop: '',
  borderRadius: '',
  boxShadow: '',
}

/**
 * Rendered inside a modal dialog, which it lays over the card from which its work was started. The modal covers the
 * card from below its last field to its end. Nothing else is dimmed. A card without a field is covered whole. Without a
 * card in view the dialog stays in the middle.
 */
export function CoverCard({ origin }: { origin: RefObject<Element | null> }) {
  const marker = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const dialog = marker.current?.closest('dialog')
    const card = cardOf(origin.current)
    if (!dialog || !card || card === dialog) return
    const cover = () => {
      const { left, top, bottom, width } = card.getBoundingClientRect()
      const below = fieldOf(card)?.getBoundingClientRect().bottom
      const end = Math.min(bottom, innerHeight - margin)
      const from = [below ?? top, top].map((edge) => Math.max(edge, margin)).find((edge) => end - edge >= least)
      Object.assign(dialog.style, inTheMiddle)
      dialog.style.setProperty('--color-backdrop', from === undefined ? '' : 'transparent')
      dim(from === undefined || card.matches(':modal'))
      if (from === undefined) return
      Object.assign(dialog.style, {
        inset: `${from}px auto auto ${left}px`,
        width: `${width}px`,
        minHeight: `${end - from}px`,
        margin: '0',
        alignContent: 'center',
      })
      if (from !== top) Object.assign(dialog.style, continued)
    }
    cover()
    // The observer first reports before the first paint, when the page behind the modal has its final layout.
    const sizes = new ResizeObserver(cover)
    for (const element of [card, document.documentElement]) sizes.observe(element)
    window.addEventListener('resize', cover)
    return () => {
      dim(true)
      sizes.disconnect()
      window.removeEventListener('resize', cover)
    }
  }, [origin])
  return <span ref={marker} hidden />
}
