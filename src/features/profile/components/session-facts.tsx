import { useSelector } from 'react-redux'
import { selectClockOffset, selectUser } from '../../../session/session-slice.ts'
import card from '../../../shell/page/card.module.css'
import { formatTimeLeft } from '../model/format-time-left.ts'
import { useNow } from '../model/use-now.ts'
import styles from './session-facts.module.css'

/** Who is signed in, and until when. */
export function SessionFacts() {
  const user = useSelector(selectUser)
  const offset = useSelector(selectClockOffset)
  const now = useNow(1000)
  if (!user) return null
  const end = user.session.exp * 1000 - offset
  return (
    <dl className={`${card.card} ${styles.facts}`}>
      <div className={styles.fact}>
        <dt>User id</dt>
        <dd>
          <code>{user.userId}</code>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Signed in until</dt>
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
  )
}
