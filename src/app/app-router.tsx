import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, type UNSAFE_createBrowserHistory } from 'react-router-dom'
import { findRoute } from '../features/navigation/index.ts'
import { withoutBase } from './base-path.ts'
import { isScreenLoaded } from './screens.tsx'

type AppRouterProps = {
  /** Of a browser or, in a test, of memory; told of every step (`v5Compat`). */
  history: ReturnType<typeof UNSAFE_createBrowserHistory>
  children: ReactNode
}

/**
 * Like React Router's own routers, except for another page whose screen is there: it is shown in the update of the click
 * itself. In a transition, as everything else is, React would render it in slices of 5 ms, with the browser in between.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => {
    let here = history.location.pathname
    return history.listen(({ action, location }) => {
      const { pathname } = location
      const isAtHand = pathname !== here && isScreenLoaded(findRoute(withoutBase(pathname)).id)
      here = pathname
      if (isAtHand) show({ action, location })
      else startTransition(() => show({ action, location }))
    })
  }, [history])
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      navigator={history}
      location={location}
      navigationType={action}
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
