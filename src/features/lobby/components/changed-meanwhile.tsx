import { useEffect, useRef } from 'react'
import type { Schedule } from '../../../contract/types.gen.ts'
import { SessionTime } from '../../../game/session-time.tsx'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import styles from './schedule.module.css'

type ChangedMeanwhileProps = {
  /** The schedule as somebody else has saved it, and what saves mine in place of it. */
  conflict: { answer: Schedule; overwrite: () => void }
  /** What saving mine on top of it is called. */
  takeMine: string
  onTakeTheirs: () => void
}

/** What somebody else has made of the dates while I was typing: it stands, or mine takes its place. */
export function ChangedMeanwhile({ conflict, takeMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { offer, session } = conflict.answer
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`${card.card} ${styles.form}`}>
      <h3 ref={heading} tabIndex={-1}>
        Someone else changed the dates
      </h3>
      <p role="alert">Your version is safe. Here's how they stand now:</p>
      <ul className={styles.now}>
        {session && (
          <li>
            {session.status === 'cancelled' ? 'Canceled: ' : 'Confirmed: '}
            <SessionTime session={session} />
          </li>
        )}
        {offer?.dates.map(({ dateId, startsAt }) => (
          <li key={dateId}>
            Proposed: <SessionTime session={{ startsAt, durationMinutes: offer.durationMinutes }} />
          </li>
        ))}
        {!session && !offer && <li>No dates.</li>}
      </ul>
      <p className={actions.actions}>
        <Button variant="primary" onClick={conflict.overwrite}>
          {takeMine}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          Keep theirs
        </Button>
      </p>
    </div>
  )
}
