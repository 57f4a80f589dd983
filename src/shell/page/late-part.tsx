import { Component, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../ui/focus-back/use-focus-back.ts'
import { renewFailedLoads } from '../../ui/lazy/lazy-with-retry.tsx'
import { Notice } from './notice.tsx'

type LatePartProps = {
  /** Holds the place while the part is loading. */
  fallback: ReactNode
  /** What is said where it did not open, a sentence: “Couldn't load the plans.” */
  failure: string
  /** What comes with a script of its own. */
  children: ReactNode
}

/**
 * A part of a view whose script comes after the view. Where it does not come, that is said in the part's place, and the
 * rest of the view goes on.
 */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    renewFailedLoads()
  }

  override render() {
    const { fallback, failure, children } = this.props
    if (this.state.hasFailed) return <Failure text={failure} onRetry={() => this.setState({ hasFailed: false })} />
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const again = useRef<HTMLParagraphElement>(null)
  useFocusPassedOn(again, 'section')
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
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
