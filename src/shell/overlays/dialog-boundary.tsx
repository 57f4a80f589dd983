import { Component, type ReactNode } from 'react'
import { renewFailedLoads } from '../../ui/lazy/lazy-with-retry.tsx'

/** Reports that a dialog could not be loaded, and renders nothing. */
export class DialogBoundary extends Component<{ children: ReactNode; onFailure: () => void }, { failed: boolean }> {
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
