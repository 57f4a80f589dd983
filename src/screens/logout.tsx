import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { Page, routes } from '../features/navigation/index.ts'
import { endSession, type SessionDispatch, selectIsSignedIn, selectLogout } from '../features/session/index.ts'
import { Button, buttonClass } from '../ui/button/button.tsx'
import styles from './actions.module.css'

function leadOf(logout: string, isSignedIn: boolean): string {
  if (isSignedIn) return 'You have signed in again in another tab.'
  if (logout === 'done') return 'You are signed out. Come back soon.'
  if (logout === 'failed') {
    return 'You are signed out here, but the server could not be told. Try again, so that your session ends there too.'
  }
  return 'Signing you out…'
}

/** Ends the session, however one came here, and says so. */
export function Logout() {
  const dispatch = useDispatch<SessionDispatch>()
  const logout = useSelector(selectLogout)
  const isSignedIn = useSelector(selectIsSignedIn)
  // On arrival only: who signs in later, in another tab, is to stay signed in.
  const arrive = useEffectEvent(() => {
    if (logout === 'none') void dispatch(endSession())
  })
  useEffect(() => arrive(), [])

  const failed = logout === 'failed'
  return (
    <Page title="Logout" lead={<span role="status">{leadOf(logout, isSignedIn)}</span>}>
      <p className={styles.actions}>
        {failed && (
          <Button variant="primary" onClick={() => dispatch(endSession())}>
            Try again
          </Button>
        )}
        <Link to={routes.login.path} className={buttonClass(failed ? 'secondary' : 'primary')}>
          Log in again
        </Link>
        <Link to={routes.welcome.path} className={buttonClass('secondary')}>
          To the welcome page
        </Link>
      </p>
    </Page>
  )
}
