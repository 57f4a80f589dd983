import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when the focused card of a list is removed: to the element with `tabIndex={-1}` in the card that
 * takes its place, or to the heading if the list is empty (WCAG 2.4.3). It never moves to a button, because a second
 * press of Enter would act on the next card.
 * @param keys the cards' keys in order; the focus is checked when they change
 * @returns the ref of the element whose children are the cards, and the ref of the heading
 */
export function useFocusNext(keys: string) {
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef(-1)
  const placeOf = (target: EventTarget | null) =>
    [...(list.current?.children ?? [])].findIndex((card) => target instanceof Node && card.contains(target))
  // Native events are needed: React's do not report the focus that a closing dialog restores.
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
    // Cards before the focused one may have been added or removed.
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
