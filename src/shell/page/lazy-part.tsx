import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../ui/focus-back/use-focus-back.ts'
import { renewFailedLoads } from '../../ui/lazy/lazy-with-retry.tsx'
import { Notice } from './notice.tsx'

/** Where nothing is said of a failure, the time to the next attempt, in milliseconds. */
const retryMs = 5000

type LazyPartProps = {
  /** Holds the place while the part is loading. */
  fallback?: ReactNode
  /**
   * What is said where it did not load, a sentence: “Couldn't load the plans.” Without it the place stays as while
   * loading, and the part is loaded again by itself.
   */
  failure?: string
  /** Called each time that it did not load. */
  onFailure?: () => void
  /** The part, which has a script of its own. */
  children: ReactNode
}

/**
 * A part of a view whose script comes after the view. Where it does not come, the rest of the view goes on. The part
 * says so in its place, or, where nobody asked for it, is quiet and tries again every five seconds.
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
  useFocusPassedOn(again, 'section')
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
