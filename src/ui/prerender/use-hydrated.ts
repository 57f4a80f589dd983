import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered HTML and while React takes it over, true ever after. For what the build cannot know, the address
 * or what this browser stored, and for what must not be used before the app answers for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Props of a submit button. Until the app answers for its form the button is disabled, which also stops Enter: the
 * browser, submitting by itself, would put what the form holds into the address. The inline script of a prerendered page
 * enables it, and keeps what is pressed (`keep-presses.ts`).
 */
export function useHeldSubmit(): { disabled?: true; 'data-held'?: true } {
  return useHydrated() ? {} : { disabled: true, 'data-held': true }
}
