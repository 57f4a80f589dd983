import { memo, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { type Location, Outlet, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { version } from '../../../package.json'
import { Navbar } from '../../platform/navbar/navbar.tsx'
import { brand } from '../../platform/navigation/brand.ts'
import { isGameView } from '../../platform/navigation/current-game.ts'
import { findRoute } from '../../platform/navigation/find-route.ts'
import { type Route, type RouteId, routeIds, routes } from '../../platform/navigation/route-table.ts'
import { OverlayHost } from '../../platform/overlays/overlay-host.tsx'
import { IsFirstPage } from '../../platform/page/is-first-page.ts'
import { RequireSession } from '../../platform/session/require-session.tsx'
import { selectIsSignedIn } from '../../platform/session/session-slice.ts'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { isScreenLoaded, prefetchScreen, Screen, useIsLoading } from '../screens.tsx'
import { GameLayout } from './game-layout.tsx'
import styles from './root-layout.module.css'

const prefetchPage = (path: string) => prefetchScreen(findRoute(path).id)

/** The routes of a kind, in the order of the table. */
const routesOf = (isOne: (route: Route) => boolean): RouteObject[] =>
  routeIds.filter((id) => isOne(routes[id])).map((id) => ({ path: routes[id].path, element: <ScreenOf id={id} /> }))

const isPublic = ({ access }: Route) => access === 'public'

/** Each layout stays while the pages inside it change. */
const pages: RouteObject[] = [
  ...routesOf(isPublic),
  {
    element: (
      <RequireSession onChecking={prefetchPage}>
        <Outlet />
      </RequireSession>
    ),
    children: [
      ...routesOf((route) => !isPublic(route) && !isGameView(route.path)),
      { element: <GameLayout />, children: routesOf(({ path }) => isGameView(path)) },
    ],
  },
]

type LayoutProps = {
  /** Called once, when the first page is there and can be used. */
  onShown?: () => void
}

/** The navbar strip, the page below it, and what lies over both. */
export function RootLayout({ onShown }: LayoutProps) {
  const isSignedIn = useSelector(selectIsSignedIn)
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
  useScrollToTop(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onShown?.(), [])
  const { id, title } = findRoute(pathname)
  return (
    <IsFirstPage value={useIsFirst(location)}>
      <title>{`${title} · ${brand}`}</title>
      {/* React Router's `*` matches no line break, and it warns of a percent sign that encodes nothing. */}
      {id === 'notFound' ? <ScreenOf id={id} /> : <Pages location={location} />}
    </IsFirstPage>
  )
})

/** What is in it reads its own address, not that of the page that is still on its way. */
function Pages({ location }: { location: Location }) {
  return useRoutes(pages, location)
}

/** One page, which begins anew at another address, be it of the same screen. What surrounds it does not. */
function ScreenOf({ id }: { id: RouteId }) {
  return (
    <ErrorBoundary key={useLocation().pathname}>
      <Screen id={id} />
    </ErrorBoundary>
  )
}

/** Tells, after a moment, that the page that was asked for is on its way. A component of its own: only it renders then. */
function LoadingBar() {
  return (
    <div className={styles.loading} hidden={!useIsLoading()}>
      <ProgressBar label="Loading the page" />
    </div>
  )
}

/** True until another page has been shown. A reload, also one for a script that failed, is in the midst of a visit. */
function useIsFirst({ pathname, key }: Location): boolean {
  const [first, setFirst] = useState(key === 'default' && pathname)
  if (first && first !== pathname) setFirst(false)
  return first === pathname
}

/** A new page starts at its top; Back and Forward leave it to the browser. */
function useScrollToTop(pathname: string) {
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page scrolls
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname])
}
