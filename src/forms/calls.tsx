import { type MouseEvent, type ReactNode, useRef } from 'react'
import { errorText, isAborted, isApiError, retryAtOf } from '../api/api-error.ts'
import { Notice } from '../shell/page/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { useFocusAfterRemoval } from '../ui/focus-back/use-focus-back.ts'
import { ErrorIcon } from '../ui/icon/icons.tsx'
import { offerCancelSeconds, useDelay } from '../ui/progress/use-delay.ts'
import { Loading } from '../ui/skeleton/skeleton.tsx'
import styles from './forms.module.css'
import { useWait, waitInWords } from './use-wait.ts'

type FailedCallProps = {
  /** Why the call failed; nothing is shown without one. */
  error: unknown
  /** What failed, if the server does not say it. */
  fallback: string
}

/** A message up to this length never has to scroll, even on a phone with text at 200 %. */
const longestWithoutScroll = 100

/**
 * The error of a call, beside the control that made it, and how long the server asks to wait. It is announced at once,
 * because the focus may be anywhere. A canceled call shows nothing.
 */
export function FailedCall({ error: reason, fallback }: FailedCallProps) {
  const error = isAborted(reason) ? undefined : reason
  const text = errorText(error, isUnreachable(error) ? checkConnection(fallback) : fallback)
  const retryAt = retryAtOf(error)
  const wait = useWait(retryAt ?? 0)
  return (
    <div className={common.fault} hidden={!error}>
      <ErrorIcon />
      <div>
        <div role="alert">
          {Boolean(error) && (
            // However long the server's message is, the page stays in view and the message scrolls (WCAG 2.1.1).
            <p dir="auto" className={styles.words} tabIndex={text.length > longestWithoutScroll ? 0 : undefined}>
              {text}
            </p>
          )}
        </div>
        {/* It is not announced every second, and stays when the wait is over, so that no button moves. */}
        {retryAt !== undefined && <p>{waitInWords(wait)}</p>}
      </div>
    </div>
  )
}

const isUnreachable = (error: unknown) => isApiError(error) && error.kind === 'no-network'

/** What failed, with this advice in place of its own. */
const checkConnection = (fallback: string) =>
  `${fallback.replace(/[^.]*try again.*/i, '')} Check your connection and try again.`

type LoadErrorProps = {
  /** Why nothing was loaded. */
  error: unknown
  /** What could not be loaded, if the server does not say why. */
  fallback: string
  /** Another attempt is under way. */
  busy: boolean
  onRetry: () => void
}

/** Stands in place of content that could not be loaded. */
export function LoadError({ error, fallback, busy, onRetry }: LoadErrorProps) {
  const again = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(again, 'section')
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

type LoadedProps<Data> = {
  /** What a hook of RTK Query returns. */
  query: { currentData?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** What is loaded: “the dates”. */
  what: string
  /** Holds the place while it is loading. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/** Content that is loaded: until then its placeholder, or why it could not be loaded. */
export function Loaded<Data>({ query, what, placeholder, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching, refetch } = query
  if (currentData !== undefined) return children(currentData)
  if (error) return <LoadError error={error} fallback={`Couldn't load ${what}.`} busy={isFetching} onRetry={refetch} />
  return <Loading label={`Loading ${what}…`}>{placeholder}</Loading>
}

/** A call of RTK Query that is under way. */
type Running = { abort: () => void }

/** Keeps the newest call of a form, so that it can be canceled. The person can type meanwhile. */
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

/**
 * Offers to cancel a call that takes long. The typed text stays. The next answer shows whether the call took effect.
 */
export function LongCall({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  const isLong = useDelay(busy, offerCancelSeconds * 1000)
  const stop = ({ currentTarget }: MouseEvent) => {
    // The button disappears, so the focus returns to the button that was pressed first.
    currentTarget.closest('form, article, section')?.querySelector<HTMLElement>('[data-busy]')?.focus()
    onStop()
  }
  return (
    <div className={isLong ? common.actions : undefined} hidden={!isLong}>
      <p role="status">{isLong && 'This is taking longer than usual. You can keep waiting or stop.'}</p>
      {isLong && <Button onClick={stop}>Stop waiting</Button>}
    </div>
  )
}
