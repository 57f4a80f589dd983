import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { version } from '../../package.json'
import { Navbar } from '../features/navbar/index.ts'
import { brand, findRoute, routeIds, routes } from '../features/navigation/index.ts'
import { OverlayHost } from '../features/overlays/index.ts'
import { RequireSession, selectIsSignedIn } from '../features/session/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './layout.module.css'
import { prefetchScreen, Screen } from './screens.tsx'

const elements = routeIds.map((id) => {
  const screen = <Screen id={id} />
  const element = routes[id].access === 'public' ? screen : <RequireSession>{screen}</RequireSession>
  return <Route key={id} path={routes[id].path} element={element} />
})

/** The navbar strip, the page below it, and what lies over both. */
export function Layout() {
  const isSignedIn = useSelector(selectIsSignedIn)
  const { pathname } = useLocation()
  useDocumentTitle(pathname)
  useScrollToTop(pathname)
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Navbar version={`v${version}`} isSignedIn={isSignedIn} onIntent={prefetchScreen} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense>
            <Routes key={pathname}>{elements}</Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <OverlayHost />
    </>
  )
}

function useDocumentTitle(pathname: string) {
  useEffect(() => {
    document.title = `${findRoute(pathname).title} · ${brand}`
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
