import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page, routes } from '../features/navigation/index.ts'
import styles from '../screens/actions.module.css'
import { Button, buttonClass } from '../ui/button/button.tsx'
import { renewFailedLoads } from '../ui/lazy/retry-lazy.tsx'

/** Keeps a broken screen inside the layout: the navbar stays alive, and there are ways on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    renewFailedLoads()
  }

  override render() {
    return this.state.failed ? <BrokenScreen onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Page
      title="This page did not open"
      lead={<span role="alert">Something in it broke, or it could not be loaded.</span>}
    >
      <p>A new release may have replaced it. Reloading fetches the newest one; nothing you saved is lost.</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={onRetry}>Try again</Button>
        <Link to={routes.welcome.path} className={buttonClass('secondary')}>
          To the welcome page
        </Link>
      </p>
    </Page>
  )
}
