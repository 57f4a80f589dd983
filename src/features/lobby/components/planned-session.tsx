import type { Game, PlannedSession as Planned } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { Moment } from './moment.tsx'
import styles from './schedule.module.css'

type PlannedSessionProps = {
  game: Game
  session: Planned
  onMove: () => void
  onCancel: () => void
}

/** The confirmed, moved or canceled session, and its reason. */
export function PlannedSession({ game, session, onMove, onCancel }: PlannedSessionProps) {
  const { startsAt, durationMinutes, status, reason, sequence } = session
  const isCancelled = status === 'cancelled'
  return (
    <article className={`${card.card} ${styles.date} ${styles.settled}`} data-past={isCancelled || undefined}>
      <header className={styles.head}>
        <div className={styles.when}>
          <Moment startsAt={startsAt} durationMinutes={durationMinutes} gameZone={game.timeZone} />
        </div>
        {isCancelled ? (
          <Badge tone="danger">Canceled</Badge>
        ) : (
          <Badge tone="good">{sequence > 0 ? 'Moved' : 'Confirmed'}</Badge>
        )}
      </header>
      {reason && (
        <p className={styles.reason}>
          <span className={styles.hint}>Reason: </span>
          <bdi title={reason.length > 200 ? reason : undefined}>{inSentence(reason, 200)}</bdi>
        </p>
      )}
      <div className={actions.actions}>
        <AddToCalendar game={game} session={session} />
        {may.run(game.role) && game.status !== 'archived' && (
          <>
            <Button onClick={onMove}>{isCancelled ? 'Set a new time' : 'Move'}</Button>
            {!isCancelled && (
              <Button variant="quietDanger" onClick={onCancel}>
                Cancel the session
              </Button>
            )}
          </>
        )}
      </div>
    </article>
  )
}
