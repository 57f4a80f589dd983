import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../page/notice.tsx'
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

/** Stands where something would that could not be loaded. */
export function LoadError({ error, fallback, busy, onRetry }: LoadErrorProps) {
  return (
    <Notice>
      <FailedCall error={error} fallback={fallback} />
      <p>
        <Button variant="primary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}
