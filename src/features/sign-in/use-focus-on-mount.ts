import { type RefObject, useEffect } from 'react'

/** Each step's field takes the focus when the step appears. */
export function useFocusOnMount(field: RefObject<HTMLElement | null>): void {
  useEffect(() => field.current?.focus(), [field])
}
