import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Focuses an element when it appears. A prerendered one is focused only if the person has not put the focus elsewhere,
 * where they may be typing.
 *
 * @param isPolite never takes the focus from another element
 */
export function useFocusOnArrival(element: RefObject<HTMLElement | null> | undefined, isPolite = false): void {
  const isNew = useHydrated()
  const arrive = useEffectEvent(() => {
    if ((isNew && !isPolite) || document.activeElement === document.body) element?.current?.focus()
  })
  useEffect(() => arrive(), [])
}
