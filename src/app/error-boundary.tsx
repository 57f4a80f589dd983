import { Component, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '../platform/navigation/route-table.ts'
import styles from '../platform/page/actions.module.css'
import drawing from '../platform/page/drawings/broken.svg?no-inline'
import { Drawing } from '../platform/page/drawings/drawing.tsx'
import { Page } from '../platform/page/page.tsx'
import { Button, buttonClass } from '../ui/button/button.tsx'
import { renewFailedLoads } from '../ui/lazy/lazy-with-retry.tsx'
import { LoadError } from './preload-error.ts'

type Fault = 'none' | 'offline' | 'broken'

/** Keeps a broken screen inside the layout: the navbar still works, and the page offers ways on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: Fault }> {
  override state: { fault: Fault } = { fault: 'none' }

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof LoadError && error.isOffline ? 'offline' : 'broken' }
  }

  override componentDidCatch() {
    renewFailedLoads()
  }

  override render() {
    const { fault } = this.state
    if (fault === 'none') return this.props.children
    const retry = () => this.setState({ fault: 'none' })
    return fault === 'offline' ? <OfflineScreen onRetry={retry} /> : <BrokenScreen onRetry={retry} />
  }
}

const title = 'This page did not open'

/**
 * Shown where the page could not be loaded offline. It offers no reload, because a reload would lose the page that is
 * open.
 */
function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    // The network may have come back before this effect ran. No event would tell of that.
    if (navigator.onLine) onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <Page title={title} lead={<span role="alert">You are offline, and this page has not been loaded yet.</span>}>
      <p>Check your connection. The page opens by itself once you are online again.</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
        <ToWelcome />
      </p>
    </Page>
  )
}

function ToWelcome() {
  return (
    <Link to={routes.welcome.path} className={buttonClass('secondary')}>
      To the welcome page
    </Link>
  )
}

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Page
      title={title}
      lead={<span role="alert">Something in it broke, or it could not be loaded.</span>}
      picture={<Drawing src={drawing} />}
    >
      <p>
        A new release may have replaced it, or the connection failed. Reloading fetches the newest one; nothing you
        saved is lost.
      </p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={onRetry}>Try again</Button>
        <ToWelcome />
      </p>
    </Page>
  )
}
