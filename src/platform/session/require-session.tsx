import { type ReactNode, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../navigation/redirect.tsx'
import { arriveAt, saveReturnTo } from '../navigation/return-to.ts'
import { routes } from '../navigation/route-table.ts'
import { CheckingSession } from './checking-session.tsx'
import { type SessionRoot, selectIsKnown, selectIsSignedIn } from './session-slice.ts'

type RequireSessionProps = {
  /** What only somebody who is signed in may see. */
  children: ReactNode
  /** Called with the path at hand when it is not known who asks: time to fetch what the content will need. */
  onChecking?: (pathname: string) => void
}

/**
 * Shows its content to who is signed in. While that is not known, a quiet loading state; a visitor goes to the login
 * page, and where they were going is kept.
 */
export function RequireSession({ children, onChecking }: RequireSessionProps) {
  const isKnown = useSelector(selectIsKnown)
  const isSignedIn = useSelector(selectIsSignedIn)
  if (isSignedIn) return <Arrived>{children}</Arrived>
  return isKnown ? <ToLogin /> : <Checking onBegin={onChecking} />
}

function Checking({ onBegin }: { onBegin?: (pathname: string) => void }) {
  const { pathname } = useLocation()
  useEffect(() => {
    onBegin?.(pathname)
  }, [onBegin, pathname])
  return <CheckingSession />
}

function ToLogin() {
  const { pathname, search, hash } = useLocation()
  // Where a session has just ended, the page belongs to its user.
  const userId = useSelector(({ session }: SessionRoot) => session.lastUserId)
  useEffect(() => saveReturnTo(pathname + search + hash, userId), [pathname, search, hash, userId])
  return <Redirect to={routes.login.path} />
}

function Arrived({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(() => arriveAt(pathname), [pathname])
  return children
}
