import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * When a part of the page changes by itself, the button that had the focus may be gone: the focus then stays in that
 * part, and does not fall back to the beginning of the page (WCAG 2.4.3).
 *
 * @param state what the part shows; the focus is looked after when it is another
 * @returns props of the element around the part
 */
export function useFocusKept(state: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  const shown = useRef(state)
  // Not by React's events: it tells nothing of a focus that a closing dialog gives back.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && ref.current !== null && ref.current.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (wasInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [state])
  return { ref, tabIndex: -1 }
}

/**
 * When the card that has the focus goes from a list, the focus goes to what has `tabIndex={-1}` in the card that takes
 * its place, and from an empty list to the heading (WCAG 2.4.3). It goes to no button: whoever holds Enter or presses it
 * twice would do to the next what they did to the last.
 *
 * @param keys what tells the cards apart, in their order; the focus is looked after when it is another
 * @returns the refs of the element around the cards, each of them a child of it, and of the heading
 */
export function useFocusNext(keys: string) {
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef(-1)
  const placeOf = (target: EventTarget | null) =>
    [...(list.current?.children ?? [])].findIndex((card) => target instanceof Node && card.contains(target))
  // Not by React's events: it tells nothing of a focus that a closing dialog gives back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      place.current = placeOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useLayoutEffect(() => {
    const { activeElement, body } = document
    // Cards before the focused one may have come or gone.
    if (activeElement !== body) place.current = placeOf(activeElement)
    else if (place.current >= 0) {
      const cards = list.current?.children ?? []
      const next = cards[Math.min(place.current, cards.length - 1)]
      const target = next?.querySelector<HTMLElement>('[tabindex="-1"]') ?? heading.current
      target?.focus()
    }
  }, [keys])
  return { list, heading }
}
