import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import common from '../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../ui/focus-back/use-focus-back.ts'
import { renewFailedLoads } from '../../ui/lazy/lazy-with-retry.tsx'
import page from './page.module.css'

/** Without a message, the time to the next attempt, in milliseconds. */
const retryMs = 5000

type LazyPartProps = {
  /** Holds the place while the part is loading. */
  fallback?: ReactNode
  /** The message of a failure: “Couldn't load the plans.” Without it the placeholder stays, and the part is loaded again. */
  failure?: string
  /** Called after each failure. */
  onFailure?: () => void
  /** The part, which has a script of its own. */
  children: ReactNode
}

/**
 * A part of a view with a script of its own. If that fails to load, the rest of the view still works. The part shows a
 * message in its place, or, without a message, tries again every five seconds.
 */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  timer?: ReturnType<typeof setTimeout>

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    const { failure, onFailure } = this.props
    renewFailedLoads()
    onFailure?.()
    if (!failure) this.timer = setTimeout(this.retry, retryMs)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  retry = () => this.setState({ hasFailed: false })

  override render() {
    const { fallback, failure, children } = this.props
    if (!this.state.hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>
    return failure ? <Failure text={failure} onRetry={this.retry} /> : fallback
  }
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const again = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(again, 'section')
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Notice>
      <p role="alert">{text} The rest of the page still works.</p>
      <p ref={again}>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}

/** A framed notice. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={`${common.card} ${common.padded} ${page.notice}`}>{children}</div>
}
