import { type ReactNode, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../shell/redirect.tsx'
import { arriveAt, saveReturnTo } from '../shell/return-to.ts'
import { routes } from '../shell/routes.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './checking-session.module.css'
import { type SessionRoot, selectIsKnown, userInfoGivenUp } from './session-slice.ts'

type RequireSessionProps = {
  /** Shown only to a signed-in person. */
  children: ReactNode
  /** Called with the path while the session is not known: time to fetch what the content needs. */
  onChecking?: (pathname: string) => void
}

/**
 * Shows its content to a signed-in person. While the session is not known, it shows a quiet loading state. A visitor
 * goes to the login page, and the wanted page is remembered.
 */
export function RequireSession({ children, onChecking }: RequireSessionProps) {
  const isKnown = useSelector(selectIsKnown)
  const userId = useSelector(({ session }: SessionRoot) => session.user?.userId)
  // Another user starts with fresh components: no typed text remains for them.
  if (userId) return <Arrived key={userId}>{children}</Arrived>
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
  // If a session has just ended here, the page belongs to its user, who wants it back unless they pressed Logout.
  const userId = useSelector(({ session }: SessionRoot) => session.lastUserId)
  const hasPressedLogout = useSelector(
    ({ session }: SessionRoot) => Boolean(userId) && session.loggedOutUserId === userId,
  )
  useEffect(() => {
    if (!hasPressedLogout) saveReturnTo(pathname + search + hash, userId)
  }, [pathname, search, hash, userId, hasPressedLogout])
  return <Redirect to={routes.login.path} />
}

function Arrived({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(() => arriveAt(pathname), [pathname])
  return children
}

/**
 * Shown while the session is not known. It becomes visible only if the answer is slow, and later offers to sign in: a
 * request has no timeout, and no one should wait forever.
 */
function CheckingSession() {
  const dispatch = useDispatch()
  return (
    <div className={styles.checking}>
      <p role="status" className={styles.text}>
        Checking your session…
      </p>
      <div className={styles.wayOn}>
        <Button variant="secondary" onClick={() => dispatch(userInfoGivenUp())}>
          Sign in instead
        </Button>
      </div>
    </div>
  )
}
