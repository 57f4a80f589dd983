import { useSelector } from 'react-redux'
import card from '../../../platform/page/card.module.css'
import { Drawing } from '../../../platform/page/drawings/drawing.tsx'
import drawing from '../../../platform/page/drawings/profile.svg?no-inline'
import { Page } from '../../../platform/page/page.tsx'
import { selectClockOffset, selectUser } from '../../../platform/session/session-slice.ts'
import { useLogout } from '../../../platform/session/use-logout.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatTimeLeft } from '../format-time-left.ts'
import { useNow } from '../use-now.ts'
import styles from './profile.module.css'

/** Shows who is signed in and when the session ends, with a Logout button. */
export default function Profile() {
  const user = useSelector(selectUser)
  const offset = useSelector(selectClockOffset)
  const logout = useLogout()
  const now = useNow(1000)
  if (!user) return null
  const end = user.session.exp * 1000 - offset

  return (
    <Page title="Profile" lead="Who you are here, and how long you stay signed in." picture={<Drawing src={drawing} />}>
      <dl className={`${card.card} ${styles.facts}`}>
        <div className={styles.fact}>
          <dt>User id</dt>
          <dd>
            <code>{user.userId}</code>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Session ends</dt>
          <dd>
            <time dateTime={new Date(end).toISOString()}>
              {new Date(end).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Time left</dt>
          <dd>
            <span role="timer">{formatTimeLeft(end - now)}</span>
          </dd>
        </div>
      </dl>
      <p>
        <Button onClick={logout}>Logout</Button>
      </p>
    </Page>
  )
}
