import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Gives the focus to an element when it appears. One that was prerendered gets it only if the person has put it nowhere
 * meanwhile: what they are typing elsewhere would go on in here.
 *
 * @param isPolite the focus is left where the person has put it, whenever the element appears
 */
export function useFocusOnArrival(element: RefObject<HTMLElement | null> | undefined, isPolite = false): void {
  const isNew = useHydrated()
  const arrive = useEffectEvent(() => {
    if ((isNew && !isPolite) || document.activeElement === document.body) element?.current?.focus()
  })
  useEffect(() => arrive(), [])
}
