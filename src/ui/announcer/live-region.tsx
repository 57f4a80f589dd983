import { memo } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type LiveRegionProps = {
  /** What is said, once whenever it changes. Empty: nothing. */
  message: string
  /** `assertive` interrupts what is being read: for what has gone wrong. */
  politeness?: 'polite' | 'assertive'
}

/**
 * Speaks `message` once whenever it changes and shows nothing. Keep it mounted and empty before there is something to
 * say: a screen reader only hears changes of a region it already knows.
 */
export const LiveRegion = memo(function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div role={politeness === 'polite' ? 'status' : 'alert'}>
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  )
})
