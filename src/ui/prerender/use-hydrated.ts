import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered HTML and during hydration, then always true. For what the build cannot know, such as the address
 * or what this browser stored, and for what must not be used before hydration.
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
