import { useSelector } from 'react-redux'
import { formatDuration } from '../../../lib/times.ts'
import { selectClockOffset, selectUser } from '../../../session/session-slice.ts'
import common from '../../../ui/common.module.css'
import { useNow } from '../../../ui/relative-time/relative-time.tsx'
import styles from './profile.module.css'

/**
 * Formats a time left: days and hours, hours and minutes, minutes, or in the last minute seconds.
 *
 * @param milliseconds less than zero counts as zero
 */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  return formatDuration(minutes < 1440 ? minutes : minutes - (minutes % 60))
}

/** Who is signed in, and until when. */
export function SessionFacts() {
  const user = useSelector(selectUser)
  const offset = useSelector(selectClockOffset)
  const now = useNow(1000)
  if (!user) return null
  const end = user.session.exp * 1000 - offset
  return (
    <dl className={`${common.small} ${styles.facts}`}>
      <div className={styles.fact}>
        <dt>User ID</dt>
        <dd>
          <code>{user.userId}</code>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Signed in until</dt>
        <dd>
          <time dateTime={new Date(end).toISOString()}>
            {new Date(end).toLocaleString(undefined, {
              dateStyle: new Date(end).toDateString() === new Date(now).toDateString() ? undefined : 'medium',
              timeStyle: 'short',
            })}
          </time>{' '}
          (<span role="timer">{formatTimeLeft(end - now)}</span> left)
        </dd>
      </div>
    </dl>
  )
}
