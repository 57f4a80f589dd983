import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useLogout } from '../../../session/hooks.ts'
import {
  type SessionState,
  selectIsKnown,
  selectIsLogoutMarked,
  selectIsSignedIn,
  selectLoggedOutUserId,
  selectLogout,
} from '../../../session/session-slice.ts'
import { abortLogout, endSession } from '../../../session/session-thunks.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import drawing from '../../../shell/page/drawings/logout.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { brand, routes } from '../../../shell/routes.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import type { SignInDispatch } from '../run-attempt.ts'

/** The time after which a logout counts as late, milliseconds. */
const lateMs = 10_000

/** What the page says of each state of the logout. `none`: the load of this page has begun no logout. */
const leads: Record<SessionState['logout'] | 'late' | 'marked', string> = {
  none: "You're signed out.",
  pending: 'Signing you out…',
  late: "The server hasn't answered yet, so you may still be signed in there. Wait a little longer, or try again.",
  done: "You're signed out.",
  // The mark of a press keeps this browser signed out, and every start tries again.
  marked: `You're signed out here, but we couldn't reach the server, so you're still signed in there. We'll try again the next time you open ${brand} here.`,
  failed:
    "You're signed out here, but we couldn't reach the server. You're still signed in there, and the next page you load may sign you in again. Try again to sign out there too.",
}

/**
 * Shows the state of the logout that this page load has started (`startSession`). Rendering the page ends no session: a
 * person who returns to it through the history may have signed in again.
 */
export default function Logout() {
  const dispatch = useDispatch<SignInDispatch>()
  const logout = useSelector(selectLogout)
  const isMarked = useSelector(selectIsLogoutMarked)
  const isSignedIn = useSelector(selectIsSignedIn)
  const isKnown = useSelector(selectIsKnown)

  const { waiting, stuck } = useUnsent()

  const [tries, setTries] = useState(0)
  const tryAgain = async () => {
    setTries(tries + 1)
    await dispatch(abortLogout())
    await dispatch(endSession())
  }
  const isLate = useIsLate(logout === 'pending', tries)
  const isOpen = isLate || logout === 'failed'

  // The button that retries is removed once it worked, so the focus needs a new place.
  const wayIn = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (tries > 0 && logout === 'done') wayIn.current?.focus()
  }, [tries, logout])

  const stage = isLate ? 'late' : logout === 'failed' && isMarked ? 'marked' : logout
  const news = leadOf({ logout: stage, isSignedIn, isKnown })
  // A screen reader announces changes only in a region that is already in the page. The answer may arrive before the
  // page, so its text is set afterwards.
  const [lead, setLead] = useState(logout === 'none' ? '' : leads.pending)
  useEffect(() => setLead(news), [news])

  return (
    <Page
      title={isSignedIn ? 'Sign out' : 'See you soon'}
      lead={
        <span role="status">
          {lead}
          {waiting > 0 && !isSignedIn && ` ${waitingWords(waiting)}`}
          {stuck > 0 && !isSignedIn && ` ${stuckWords(stuck)}`}
        </span>
      }
      picture={<Drawing src={drawing} />}
    >
      {isSignedIn ? (
        <WaysOn />
      ) : (
        <p className={common.actions}>
          {(isOpen || (tries > 0 && logout === 'pending')) && (
            <Button variant="primary" busy={!isOpen} onClick={tryAgain}>
              Try again
            </Button>
          )}
          <Link ref={wayIn} to={routes.login.path} className={buttonClass(isOpen ? 'secondary' : 'primary')}>
            Sign in again
          </Link>
          <Link to={routes.welcome.path} className={buttonClass('secondary')}>
            Go to Welcome
          </Link>
        </p>
      )}
    </Page>
  )
}

/** How many changes the person who signed out left unsent on this device. */
function useUnsent() {
  const userId = useSelector(selectLoggedOutUserId)
  const [counts, setCounts] = useState({ waiting: 0, stuck: 0 })
  useEffect(() => {
    if (userId === undefined) return
    const counting = import('../../../forms/outbox/pending-storage.ts').then(({ countPending }) => countPending(userId))
    // In a browser that stores nothing, nothing waits.
    counting.then(setCounts, () => {})
  }, [userId])
  return counts
}

const waitingWords = (count: number) =>
  count === 1
    ? "1 change isn't sent yet. We'll keep it on this device for up to 30 days. Sign in here again to send it."
    : `${count} changes aren't sent yet. We'll keep them on this device for up to 30 days. Sign in here again to send them.`

const stuckWords = (count: number) =>
  count === 1
    ? "1 change couldn't be saved. We'll keep it on this device for up to 30 days. Sign in here again to read it."
    : `${count} changes couldn't be saved. We'll keep them on this device for up to 30 days. Sign in here again to read them.`

type News = { logout: keyof typeof leads; isSignedIn: boolean; isKnown: boolean }

function leadOf({ logout, isSignedIn, isKnown }: News): string {
  if (isSignedIn) return "You're signed in."
  return logout === 'none' && !isKnown ? 'Checking your session…' : leads[logout]
}

/** Offered to a person who is signed in and came back to this page, or left it open. */
function WaysOn() {
  const logout = useLogout()
  return (
    <p className={common.actions}>
      <Link to={routes.home.path} className={buttonClass('primary')}>
        {routes.home.title}
      </Link>
      <Button variant="secondary" onClick={logout}>
        Sign out
      </Button>
    </p>
  )
}

/** True once something has been under way for too long. Each attempt has its own time. */
function useIsLate(isUnderWay: boolean, tries: number): boolean {
  const [isLate, setLate] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another attempt
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isUnderWay, tries])
  return isUnderWay && isLate
}
