import { Component, type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { IsFirstPage, Page } from '../shell/page/page.tsx'
import { routes } from '../shell/routes.ts'
import { Button, buttonClass } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { renewFailedLoads } from '../ui/lazy/lazy-with-retry.tsx'
import { LoadError } from './preload-error.ts'

type State = { fault: 'none' | 'offline' | 'broken'; isTriedAgain: boolean }

/** Keeps a broken screen inside the layout: the navbar still works, and the page offers ways to continue. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { fault: 'none', isTriedAgain: false }

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof LoadError && error.isOffline ? 'offline' : 'broken', isTriedAgain: true }
  }

  override componentDidCatch() {
    renewFailedLoads()
  }

  retry = () => this.setState({ fault: 'none' })

  override render() {
    const { fault, isTriedAgain } = this.state
    // The page that replaces the notice takes the focus, which the notice may have had. A first page would leave it.
    const { children } = this.props
    if (fault === 'none') return isTriedAgain ? <IsFirstPage value={false}>{children}</IsFirstPage> : children
    return fault === 'offline' ? <OfflineScreen onRetry={this.retry} /> : <BrokenScreen onRetry={this.retry} />
  }
}

const title = "Couldn't open this page"

/** Shown if the page could not be loaded offline. It offers no reload, because a reload would lose the open page. */
function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    // The network may have returned before this effect ran. No event would follow.
    if (navigator.onLine) onRetry()
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Page title={title} lead={<span role="alert">You're offline, and this page hasn't loaded yet.</span>}>
      <p>Check your connection. The page opens automatically once you're back online.</p>
      <p className={common.actions}>
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
      Go to Welcome
    </Link>
  )
}

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title={title} lead={<span role="alert">Something went wrong, or it didn't load.</span>}>
      <p>
        There may be a newer version, or the connection failed. Reload to get the latest. Nothing you saved is lost.
      </p>
      <p className={common.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={onRetry}>Try again</Button>
        <ToWelcome />
      </p>
    </Page>
  )
}
