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

/** The last field of a card: what was typed stays in view. */
const fieldOf = (card: Element) => [...card.querySelectorAll('input, textarea, select')].at(-1)

/** Whether the ground beside the page, where its scrollbar was, is as dim as the page. */
const dim = (isDim: boolean) =>
  document.documentElement.style.setProperty('--color-page-behind', isDim ? '' : 'var(--color-page)')

/** No edge above, and no shadow: the card goes on. */
const continued = { borderTop: '0', borderTopLeftRadius: '0', borderTopRightRadius: '0', boxShadow: 'none' }

/** As if nothing was laid over anything. */
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
 * Inside a modal dialog: lays it over the card from which its work was started, from below the card's last field to its
 * end, as if the card went on there. Nothing else is dimmed: the card is what is waited for. One without a field is
 * covered whole. Without a card, or with one out of sight, the dialog stays in the middle.
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
      })
      if (from === top) Object.assign(dialog.style, { alignContent: 'center' })
      else Object.assign(dialog.style, continued)
    }
    cover()
    // The first report comes before the first paint, when the page has settled behind the modal.
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
