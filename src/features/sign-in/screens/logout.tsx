import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { routes } from '../../../platform/navigation/route-table.ts'
import styles from '../../../platform/page/actions.module.css'
import { Drawing } from '../../../platform/page/drawings/drawing.tsx'
import drawing from '../../../platform/page/drawings/logout.svg?no-inline'
import { Page } from '../../../platform/page/page.tsx'
import {
  type SessionState,
  selectIsKnown,
  selectIsSignedIn,
  selectLogout,
} from '../../../platform/session/session-slice.ts'
import { endSession } from '../../../platform/session/session-thunks.ts'
import { useLogout } from '../../../platform/session/use-logout.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { abortLogout } from '../abort-logout.ts'
import type { SignInDispatch } from '../attempt.ts'

/** So long a logout may take before the person is told and can try again, milliseconds. */
const lateMs = 10_000

/** What is said of a logout; `none`: the load of this page has begun none. */
const leads: Record<SessionState['logout'] | 'late', string> = {
  none: 'You are signed out.',
  pending: 'Signing you out…',
  late: 'The server has not answered yet: your session may still be open there. Wait a little longer, or try again.',
  done: 'You are signed out. Come back soon.',
  failed:
    'You are signed out here, but the server could not be told. Your session is still open there: the next page you load may sign you in again. Try again, so that it ends there too.',
}

/**
 * Says how the logout goes, which the load of this page has begun (`startSession`). Showing the page ends no session:
 * who comes back to it by a step in the history may have signed in again since.
 */
export default function Logout() {
  const dispatch = useDispatch<SignInDispatch>()
  const logout = useSelector(selectLogout)
  const isSignedIn = useSelector(selectIsSignedIn)
  const isKnown = useSelector(selectIsKnown)

  const [tries, setTries] = useState(0)
  const tryAgain = async () => {
    setTries(tries + 1)
    await dispatch(abortLogout())
    await dispatch(endSession())
  }
  const isLate = useIsLate(logout === 'pending', tries)
  const isOpen = isLate || logout === 'failed'

  // The button that has done its work is gone.
  const wayIn = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (tries > 0 && logout === 'done') wayIn.current?.focus()
  }, [tries, logout])

  const news = leadOf({ logout: isLate ? 'late' : logout, isSignedIn, isKnown })
  // The answer may be there before the page is, and a screen reader hears only what changes in a region that it knows.
  const [lead, setLead] = useState(logout === 'none' ? '' : leads.pending)
  useEffect(() => setLead(news), [news])

  return (
    <Page title="Sign out" lead={<span role="status">{lead}</span>} picture={<Drawing src={drawing} />}>
      {isSignedIn ? (
        <WaysOn />
      ) : (
        <p className={styles.actions}>
          {(isOpen || (tries > 0 && logout === 'pending')) && (
            <Button variant="primary" busy={!isOpen} onClick={tryAgain}>
              Try again
            </Button>
          )}
          <Link ref={wayIn} to={routes.login.path} className={buttonClass(isOpen ? 'secondary' : 'primary')}>
            Sign in again
          </Link>
          <Link to={routes.welcome.path} className={buttonClass('secondary')}>
            To the welcome page
          </Link>
        </p>
      )}
    </Page>
  )
}

type News = { logout: keyof typeof leads; isSignedIn: boolean; isKnown: boolean }

function leadOf({ logout, isSignedIn, isKnown }: News): string {
  if (isSignedIn) return 'You are signed in.'
  return logout === 'none' && !isKnown ? 'Checking your session…' : leads[logout]
}

/** For somebody who is signed in, and came back to this page or left it open. */
function WaysOn() {
  const logout = useLogout()
  return (
    <p className={styles.actions}>
      <Link to={routes.home.path} className={buttonClass('primary')}>
        {routes.home.title}
      </Link>
      <Button variant="secondary" onClick={logout}>
        Sign out
      </Button>
    </p>
  )
}

/** Whether something is under way for too long; each try has its own time. */
function useIsLate(isUnderWay: boolean, tries: number): boolean {
  const [late, setLate] = useState<number>()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLate(tries), lateMs)
    return () => clearTimeout(timer)
  }, [isUnderWay, tries])
  return isUnderWay && late === tries
}
