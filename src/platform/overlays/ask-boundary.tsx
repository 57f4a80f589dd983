import { Component, type ReactNode } from 'react'
import { renewFailedLoads } from '../../ui/lazy/retry-lazy.tsx'

/** Tells that a dialog could not be shown, and shows nothing. */
export class AskBoundary extends Component<{ children: ReactNode; onFailure: () => void }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    renewFailedLoads()
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
