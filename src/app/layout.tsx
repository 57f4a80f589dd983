import { memo, Suspense, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { type Location, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { version } from '../../package.json'
import { Navbar } from '../platform/navbar/navbar.tsx'
import { brand } from '../platform/navigation/brand.ts'
import { findRoute } from '../platform/navigation/find-route.ts'
import { type RouteId, routeIds, routes } from '../platform/navigation/route-table.ts'
import { OverlayHost } from '../platform/overlays/overlay-host.tsx'
import { RequireSession } from '../platform/session/require-session.tsx'
import { selectIsSignedIn } from '../platform/session/session-slice.ts'
import { ProgressBar } from '../ui/progress/progress-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './layout.module.css'
import { isScreenLoaded, prefetchMemberScreens, prefetchScreen, Screen, useIsLoading } from './screens.tsx'

/** A table for each route: of one with all of them React Router would compile every pattern, in each render anew. */
const tables = new Map(routeIds.map((id) => [id, [{ path: routes[id].path, element: elementOf(id) }]]))

function elementOf(id: RouteId) {
  const screen = <Screen id={id} />
  if (routes[id].access === 'public') return screen
  return <RequireSession onChecking={() => prefetchScreen(id)}>{screen}</RequireSession>
}

const prefetchPage = (path: string) => prefetchScreen(findRoute(path).id)

type LayoutProps = {
  /** Called once, when the first page is there and can be used. */
  onShown?: () => void
}

/** The navbar strip, the page below it, and what lies over both. */
export function Layout({ onShown }: LayoutProps) {
  const isSignedIn = useSelector(selectIsSignedIn)
  useEffect(() => {
    if (isSignedIn) void prefetchMemberScreens()
  }, [isSignedIn])
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Navbar version={`v${version}`} isSignedIn={isSignedIn} onIntent={prefetchPage} />
      <LoadingBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* Not anew with each page: the one that is there stays until the next has arrived. */}
        <Suspense>
          <PageAtHand onShown={onShown} />
        </Suspense>
      </main>
      <OverlayHost />
    </>
  )
}

/**
 * The page of the newest address if its screen is there; else that of the one before, until the next has come. A deferred
 * update is rendered in slices of 5 ms with the browser in between, so only what has to wait is rendered in one.
 */
function PageAtHand({ onShown }: LayoutProps) {
  const newest = useLocation()
  const deferred = useDeferredValue(newest)
  const isAtHand = isScreenLoaded(findRoute(newest.pathname).id)
  return <PageAt location={isAtHand ? newest : deferred} onShown={onShown} />
}

type PageAtProps = LayoutProps & { location: Location }

const PageAt = memo(function PageAt({ location, onShown }: PageAtProps) {
  const { pathname } = location
  useDocumentTitle(pathname)
  useScrollToTop(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onShown?.(), [])
  // React Router's `*` matches no line break, and it warns of a percent sign that encodes nothing.
  const isFound = findRoute(pathname).id !== 'notFound'
  return (
    <ErrorBoundary key={pathname}>
      {isFound ? <FoundScreen location={location} /> : <Screen id="notFound" />}
    </ErrorBoundary>
  )
})

/** What is in it reads its own address, not that of the page that is still on its way. */
function FoundScreen({ location }: { location: Location }) {
  return useRoutes(tables.get(findRoute(location.pathname).id) ?? [], location)
}

/** Tells, after a moment, that the page that was asked for is on its way. A component of its own: only it renders then. */
function LoadingBar() {
  return (
    <div className={styles.loading} hidden={!useIsLoading()}>
      <ProgressBar label="Loading the page" />
    </div>
  )
}

/** The title follows the page: the browser takes its time for it, and nobody waits for it. */
function useDocumentTitle(pathname: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = `${findRoute(pathname).title} · ${brand}`
    })
    return () => clearTimeout(timer)
  }, [pathname])
}

/** A new page starts at its top; Back and Forward leave it to the browser. */
function useScrollToTop(pathname: string) {
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page scrolls
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname])
}
