import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered HTML and while React takes it over, true ever after. For what the build cannot know, the address
 * or what this browser stored, and for what must not be used before the app answers for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
