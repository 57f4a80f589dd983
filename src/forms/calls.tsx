import { type MouseEvent, useRef } from 'react'
import { errorText, isAborted, isApiError } from '../api/api-error.ts'
import actions from '../shell/page/actions.module.css'
import { Notice } from '../shell/page/notice.tsx'
import { Button } from '../ui/button/button.tsx'
import { useFocusPassedOn } from '../ui/focus-back/use-focus-back.ts'
import { ErrorIcon } from '../ui/icon/icons.tsx'
import { offerCancelSeconds } from '../ui/progress/limits.ts'
import { useDelay } from '../ui/progress/use-delay.ts'
import styles from './calls.module.css'

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
            {isUnreachable(error) && <p>Can't reach the server. Check your connection and try again.</p>}
          </>
        )}
      </div>
    </div>
  )
}

const isUnreachable = (error: unknown) => isApiError(error) && error.kind === 'no-network'

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

/** A call of RTK Query that is under way. */
type Running = { abort: () => void }

/** Keeps the newest call of a form that can be typed into meanwhile, so that it can be given up. */
export function useRunning() {
  const running = useRef<Running>(undefined)
  return {
    track: <Call extends Running>(call: Call): Call => {
      running.current = call
      return call
    },
    stop: () => running.current?.abort(),
  }
}

/** Offers to give a call up once it takes long. What was typed stays. Whether it was done, the next answer tells. */
export function LongCall({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  const isLong = useDelay(busy, offerCancelSeconds * 1000)
  const stop = ({ currentTarget }: MouseEvent) => {
    // The button goes. The one that was pressed first is the one to press again.
    currentTarget.closest('form, article, section')?.querySelector<HTMLElement>('[data-busy]')?.focus()
    onStop()
  }
  return (
    <div className={isLong ? actions.actions : undefined} hidden={!isLong}>
      <p role="status">{isLong && 'This is taking longer than usual. You can keep waiting or stop.'}</p>
      {isLong && <Button onClick={stop}>Stop waiting</Button>}
    </div>
  )
}
