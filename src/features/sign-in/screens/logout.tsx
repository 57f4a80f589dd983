import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { routes } from '../../../platform/navigation/route-table.ts'
import styles from '../../../platform/page/actions.module.css'
import { Page } from '../../../platform/page/page.tsx'
import { selectIsSignedIn, selectLogout } from '../../../platform/session/session-slice.ts'
import { endSession, type SessionDispatch } from '../../../platform/session/session-thunks.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'

const begun = 'Signing you out…'

function leadOf(logout: string, isSignedIn: boolean): string {
  if (isSignedIn) return 'You have signed in again in another tab.'
  if (logout === 'done') return 'You are signed out. Come back soon.'
  if (logout === 'failed') {
    return 'You are signed out here, but the server could not be told. Try again, so that your session ends there too.'
  }
  return begun
}

/** Ends the session, however one came here, and says so. */
export default function Logout() {
  const dispatch = useDispatch<SessionDispatch>()
  const logout = useSelector(selectLogout)
  const isSignedIn = useSelector(selectIsSignedIn)
  // On arrival only: who signs in later, in another tab, is to stay signed in.
  const arrive = useEffectEvent(() => {
    if (logout === 'none') void dispatch(endSession())
  })
  useEffect(() => arrive(), [])

  // The answer may be there before the page is, and a screen reader hears only what changes in a region that it knows.
  const news = leadOf(logout, isSignedIn)
  const [lead, setLead] = useState(begun)
  useEffect(() => setLead(news), [news])

  const failed = logout === 'failed'
  return (
    <Page title="Sign out" lead={<span role="status">{lead}</span>}>
      <p className={styles.actions}>
        {failed && (
          <Button variant="primary" onClick={() => dispatch(endSession())}>
            Try again
          </Button>
        )}
        <Link to={routes.login.path} className={buttonClass(failed ? 'secondary' : 'primary')}>
          Sign in again
        </Link>
        <Link to={routes.welcome.path} className={buttonClass('secondary')}>
          To the welcome page
        </Link>
      </p>
    </Page>
  )
}
