import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered HTML and during hydration, then always true. It is for values that the build cannot know, such
 * as the address or what this browser stored, and for elements that must not be used before hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Props of a submit button. Until hydration the button is disabled, which also stops Enter: the browser would submit
 * the form and put its content into the address. The inline script of a prerendered page enables the button, and keeps
 * what is pressed (`keep-presses.ts`).
 */
export function useHeldSubmit(): { disabled?: true; 'data-held'?: true } {
  return useHydrated() ? {} : { disabled: true, 'data-held': true }
}

/**
 * Focuses an element when it appears. A prerendered element is focused only if the person has not moved the focus
 * elsewhere, where they may be typing.
 * @param isPolite never takes the focus from another element
 */
export function useFocusOnArrival(element: RefObject<HTMLElement | null> | undefined, isPolite = false): void {
  const isNew = useHydrated()
  const arrive = useEffectEvent(() => {
    if ((isNew && !isPolite) || document.activeElement === document.body) element?.current?.focus()
  })
  useEffect(() => arrive(), [])
}
