import { errorText, isAborted, isApiError } from '../api/api-error.ts'
import { ErrorIcon } from '../ui/icon/icons.tsx'
import styles from './failed-call.module.css'

type FailedCallProps = {
  /** Why the call failed; nothing is shown without one. */
  error: unknown
  /** What could not be done, where the server does not say it itself. */
  fallback: string
}

/** So many characters never have to scroll, on a phone with text at 200 % either. */
const alwaysWhole = 100

/**
 * What went wrong with a call, beside what made it: said at once, since the focus may be anywhere. Of one that was given
 * up nothing is said.
 */
export function FailedCall({ error: reason, fallback }: FailedCallProps) {
  const error = isAborted(reason) ? undefined : reason
  const text = errorText(error, fallback)
  return (
    <div className={styles.failed} hidden={!error}>
      <ErrorIcon />
      <div role="alert">
        {Boolean(error) && (
          <>
            {/* However much a server has to say, the page stays in sight, and it scrolls (WCAG 2.1.1). */}
            <p dir="auto" className={styles.words} tabIndex={text.length > alwaysWhole ? 0 : undefined}>
              {text}
            </p>
            {isUnreachable(error) && <p>The server cannot be reached. Check your connection and try again.</p>}
          </>
        )}
      </div>
    </div>
  )
}

const isUnreachable = (error: unknown) => isApiError(error) && error.kind === 'no-network'
