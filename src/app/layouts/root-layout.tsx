import { memo, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { type Location, Outlet, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { version } from '../../../package.json'
import { RequireSession } from '../../session/require-session.tsx'
import { selectIsSignedIn } from '../../session/session-slice.ts'
import { isGameView, namedGame, viewAt } from '../../shell/href.ts'
import { LazyPart } from '../../shell/page/lazy-part.tsx'
import { IsFirstPage } from '../../shell/page/page.tsx'
import { brand, findRoute, type Route, type RouteId, routeIds, routes } from '../../shell/routes.ts'
import { KeepTyped } from '../../shell/use-search-value.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { GameFrame, isScreenLoaded, prefetchScreen, Screen } from '../screens.tsx'
import styles from './root-layout.module.css'

// Loaded later: the first paint has no toast, no dialog and no progress.
const OverlayHost = lazyWithRetry(() => import('../../shell/overlays/overlay-host.tsx'))

/** Loads the overlays before they are rendered; rejects if that fails. */
export const prefetchOverlays = OverlayHost.preload

const prefetchPage = (path: string) => prefetchScreen(findRoute(path).id)

/** The routes that pass a filter, in the order of the table. */
const routesOf = (isOne: (route: Route) => boolean): RouteObject[] =>
  routeIds.filter((id) => isOne(routes[id])).map((id) => ({ path: routes[id].path, element: <ScreenOf id={id} /> }))

const isPublic = ({ access }: Route) => access === 'public'

/** Nested routes: each layout stays mounted while the pages inside it change. */
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
  /** Called once, when the first page is shown and can be used. */
  onShown?: () => void
}

/** The navbar at the top, the page below it, and the overlays above both. */
export function RootLayout({ onShown }: LayoutProps) {
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <KeepTyped>
        <Navbar version={`v${version}`} isSignedIn={isSignedIn} onIntent={prefetchPage} />
        <Main onShown={onShown} />
      </KeepTyped>
      <LazyPart>
        <OverlayHost />
      </LazyPart>
    </>
  )
}

/**
 * Shows the page of the newest address once its screen is loaded, and the previous page until then. Only an update that
 * waits is deferred, because React renders a deferred update in slices of 5 ms and yields to the browser in between.
 */
function Main({ onShown }: LayoutProps) {
  const newest = useLocation()
  const deferred = useDeferredValue(newest)
  const shown = isScreenLoaded(findRoute(newest.pathname).id) ? newest : deferred
  return (
    <>
      {shown !== newest && <LoadingBar />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* One boundary for all pages: the current page stays until the next one has loaded. */}
        <Suspense fallback={<LoadingBar />}>
          <PageAt location={shown} onShown={onShown} />
        </Suspense>
      </main>
    </>
  )
}

type PageAtProps = LayoutProps & { location: Location }

const PageAt = memo(function PageAt({ location, onShown }: PageAtProps) {
  const { pathname, search } = location
  const game = namedGame(search)
  const isRestored = useNavigationType() === 'POP'
  useScrollToTop(location, isRestored)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onShown?.(), [])
  const { id, title } = findRoute(pathname)
  return (
    <IsFirstPage value={useIsFirst(location, game)}>
      <title>{`${title} · ${brand}`}</title>
      {/* React Router's `*` matches no line break, and it warns about a percent sign that encodes nothing. */}
      {id === 'notFound' ? <ScreenOf id={id} /> : <Pages location={location} />}
    </IsFirstPage>
  )
})

/** The pages at a given location. They read that location, not the address of a page that is still loading. */
function Pages({ location }: { location: Location }) {
  return useRoutes(pages, location)
}

/** One page. A new address mounts it anew, even for the same screen; the layouts around it stay. */
function ScreenOf({ id }: { id: RouteId }) {
  return (
    <ErrorBoundary key={useLocation().pathname}>
      <Screen id={id} />
    </ErrorBoundary>
  )
}

/** Shows, after a moment, that the next page is loading. */
function LoadingBar() {
  return (
    <div className={styles.loading}>
      <ProgressBar label="Loading the page" />
    </div>
  )
}

/** True until a second page is shown. After a reload the first page counts as not first: the visit goes on. */
function useIsFirst({ pathname, key }: Location, game: string | null): boolean {
  const type = useNavigationType()
  const [first, setFirst] = useState(key === 'default' && { pathname, game })
  // A game that is added to the address is not a new page.
  const isIt = first && first.pathname === pathname && (first.game === game || (!first.game && type !== 'PUSH'))
  if (first && !isIt) setFirst(false)
  return isIt
}

/** Scrolls to the top of a new page, character or view. On Back and Forward the browser restores the position. */
function useScrollToTop(location: Location, isRestored: boolean) {
  const view = viewAt(location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is new scrolls
  useLayoutEffect(() => {
    if (!isRestored) window.scrollTo(0, 0)
  }, [view])
}

/**
 * The layout around all views of a game. It mounts when the first of them opens and unmounts when the last one closes.
 * What belongs to the whole game goes here, such as its live connection. The frame loads with the first game view; if
 * it fails to load, each view tries again.
 */
function GameLayout() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={GameFrame.isLoaded() ? '' : pathname}>
      <GameFrame />
    </ErrorBoundary>
  )
}
