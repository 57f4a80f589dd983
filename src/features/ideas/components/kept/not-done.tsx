import { useEffect, useRef } from 'react'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { whyNot } from '../../model/outbox/why-not.ts'

/** Says, where it was pressed, that an idea was not deleted or not brought back, and why. */
export default function NotDone({ error }: { error: unknown }) {
  const words = useRef<HTMLDivElement>(null)
  // The button that was pressed may be at the edge of the window.
  useEffect(() => void words.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={words}>
      <FailedCall error={error} fallback={`Nothing was changed. ${whyNot(error)}`} />
    </div>
  )
}
