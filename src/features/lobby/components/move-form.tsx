import { ifMatch } from '../../../api/etag.ts'
import { useMoveSessionMutation } from '../../../api/schedule-api.ts'
import type { Game, PlannedSession } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall } from '../../../forms/calls.tsx'
import { useServerNow } from '../../../game/session-time.tsx'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { MoveDraft } from '../model/drafts.ts'
import { useScheduleForm } from '../model/use-schedule-form.ts'
import type { Temporal } from '../model/zoned-time.ts'
import { dateErrors, momentOf, typedAt, zoneInWords } from '../model/zoned-time.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DateField } from './date-field.tsx'
import { DurationSelect } from './duration-select.tsx'
import { ReasonField, reasonError } from './reason-field.tsx'
import styles from './schedule.module.css'

export type MoveFormProps = {
  temporal: Temporal
  game: Game
  session: PlannedSession
  draft: MoveDraft
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: MoveDraft | undefined) => void
}

/** Another time or length for the session, with a reason for the others. One that was cancelled takes place again. */
export function MoveForm({ temporal, game: { gameId, timeZone: zone }, session, draft, onDraft }: MoveFormProps) {
  const now = useServerNow()
  const [move, saving] = useMoveSessionMutation()
  const { date, durationMinutes, reason } = draft
  const settled = typedAt(temporal, session.startsAt, zone)
  // A session that has begun can be given another length.
  const isDateKept = date.clock === settled.clock && date.turn === settled.turn
  const wrongDate = isDateKept ? undefined : dateErrors([date], { temporal, zone, now })[0]
  const change = (changed: Partial<MoveDraft>) => keep({ ...draft, ...changed, isTyped: true })
  const { fields, wasRefused, isBusy, stop, error, conflict, onSubmit, keep } = useScheduleForm({
    ...{ gameId, draft, onDraft, saving },
    save(rev) {
      const startsAt = isDateKept ? undefined : momentOf(temporal, date, zone)
      const body = { startsAt, durationMinutes, reason: reason.trim() }
      return move({ params: { gameId }, headers: ifMatch({ rev }), body })
    },
    isWrong: () => Boolean(wrongDate || reasonError(reason)),
    saved: 'Session moved. Everyone can see it.',
  })
  if (conflict) return <ChangedMeanwhile {...conflict} takeMine="Move it anyway" />
  return (
    <form noValidate aria-label="Move the session" className={`${card.card} ${styles.form}`} onSubmit={onSubmit}>
      <p className={styles.hint}>Times are in the game's time zone: {zoneInWords(zone)}.</p>
      <div ref={fields} className={styles.dates}>
        <DateField
          {...{ temporal, zone, date }}
          label="New date"
          error={wasRefused ? wrongDate : undefined}
          onChange={(next) => change({ date: next })}
        />
        <DurationSelect value={durationMinutes} onChange={(minutes) => change({ durationMinutes: minutes })} />
        <ReasonField value={reason} wasRefused={wasRefused} onChange={(next) => change({ reason: next })} />
      </div>
      <FailedCall error={error} fallback="Couldn't move the session." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isBusy}>
          Move the session
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Back
        </Button>
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </form>
  )
}
