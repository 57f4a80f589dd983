import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered HTML. A form there must not be submitted by the browser itself: that would put the contact into
 * the address. A disabled submit button also stops Enter (HTML, implicit submission).
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
