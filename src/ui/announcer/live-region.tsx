import { memo } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * Speaks `message` once whenever it changes and shows nothing. Keep it mounted and empty before there is something to
 * say: a screen reader only hears changes of a region it already knows.
 */
export const LiveRegion = memo(function LiveRegion({
  message,
  politeness = 'polite',
}: {
  message: string
  politeness?: 'polite' | 'assertive'
}) {
  return (
    <div role={politeness === 'polite' ? 'status' : 'alert'}>
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  )
})
