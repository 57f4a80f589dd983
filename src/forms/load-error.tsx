import { useRef } from 'react'
import { Notice } from '../shell/page/notice.tsx'
import { Button } from '../ui/button/button.tsx'
import { useFocusPassedOn } from '../ui/focus-back/use-focus-back.ts'
import { FailedCall } from './failed-call.tsx'

type LoadErrorProps = {
  /** Why nothing has come. */
  error: unknown
  /** What could not be loaded, where the server does not say why. */
  fallback: string
  /** Another try is under way. */
  busy: boolean
  onRetry: () => void
}

/** Stands where something would that could not be loaded, until it has come. */
export function LoadError({ error, fallback, busy, onRetry }: LoadErrorProps) {
  const again = useRef<HTMLParagraphElement>(null)
  useFocusPassedOn(again, 'section')
  return (
    <Notice>
      <FailedCall error={error} fallback={fallback} />
      <p ref={again}>
        <Button variant="primary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}
