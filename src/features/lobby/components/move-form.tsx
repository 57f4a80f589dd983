import { ifMatch } from '../../../api/call.ts'
import { scheduleApi, useMoveSessionMutation } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FormEnd, toText } from '../../../forms/form-end.tsx'
import type { KeepDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { formatDuration } from '../../../lib/times.ts'
import common from '../../../ui/common.module.css'
import { inDigits, type MoveDraft, planOf, type SessionPlan } from '../model/drafts.ts'
import { dateErrors, momentOf, type Temporal, typedAt, zoneInWords } from '../model/zoned-time.ts'
import { DateField, DurationSelect, ReasonField, reasonError, ScheduleConflict } from './schedule-fields.tsx'

export type MoveFormProps = {
  temporal: Temporal
  game: Pick<Game, 'gameId' | 'timeZone'>
  draft: MoveDraft
  keep: KeepDraft<MoveDraft>
  /** Why it can no longer be saved; it is read-only then. */
  closedBy?: string | undefined
}

/** Another time or length for the session, with a reason for the others. Moving a canceled session restores it. */
export function MoveForm({ temporal, game: { gameId, timeZone: zone }, draft, keep, closedBy }: MoveFormProps) {
  const now = useServerNow()
  const [move] = useMoveSessionMutation()
  const [load] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const { date, durationMinutes, reason } = draft.values
  const momentIn = (date: MoveDraft['values']['date'], { startsAt }: SessionPlan) => {
    const planned = typedAt(temporal, new Date(startsAt).toISOString(), zone)
    const isKept = date.localTime === planned.localTime && date.which === planned.which
    return isKept ? startsAt : Date.parse(momentOf(temporal, date, zone) ?? '')
  }
  // The date may be in the past if only the length changes: the session may have begun.
  const isDateKept = momentIn(date, draft.base) === draft.base.startsAt
  const wrongDate = isDateKept ? undefined : dateErrors([date], { temporal, zone, now })[0]
  const form = useVersionedForm({
    draft,
    keep,
    isOpened: !closedBy,
    toSent: ({ date, durationMinutes, reason }: MoveDraft['values'], base: SessionPlan) => ({
      ...base,
      startsAt: momentIn(date, base),
      durationMinutes,
      reason: reason.trim(),
      status: 'settled',
    }),
    sentOf: planOf,
    isWrong: () => Boolean(wrongDate || reasonError(reason)),
    save(rev, { startsAt }, { durationMinutes, reason }) {
      const at = startsAt === undefined ? undefined : new Date(startsAt).toISOString()
      return move({ params: { gameId }, headers: ifMatch({ rev }), body: { startsAt: at, durationMinutes, reason } })
    },
    load: () => load({ params: { gameId } }),
    saved: 'Session moved. Everyone can see it.',
  })
  const change = (changed: Partial<MoveDraft['values']>) => form.change({ ...changed, isTyped: true })
  const isClosed = closedBy !== undefined
  const isSaid = form.wasRefused && !isClosed
  if (form.conflict && !isClosed)
    return <ScheduleConflict conflict={form.conflict} onTakeTheirs={() => keep(undefined)} />
  return (
    <form noValidate aria-label="Move the session" className={`${common.card} ${common.padded}`} onSubmit={form.submit}>
      {!isClosed && <p className={common.muted}>Times are in the game's time zone: {zoneInWords(zone)}.</p>}
      <div ref={form.fields} className={common.stack}>
        <DateField
          temporal={temporal}
          zone={zone}
          date={date}
          label="New date"
          readOnly={isClosed}
          error={isSaid ? wrongDate : undefined}
          onChange={(next) => change({ date: next })}
        />
        <DurationSelect
          value={durationMinutes}
          readOnly={isClosed}
          onChange={(minutes) => change({ durationMinutes: minutes })}
        />
        <ReasonField
          value={reason}
          readOnly={isClosed}
          wasRefused={isSaid}
          onChange={(next) => change({ reason: next })}
        />
      </div>
      <FormEnd
        form={form}
        fallback="Couldn't move the session."
        save="Move the session"
        cancel="Back"
        onCancel={() => keep(undefined)}
        closedBy={closedBy}
        text={toText([
          ['New date', inDigits(date)],
          ['How long', formatDuration(durationMinutes)],
          ['Reason', reason],
        ])}
      />
    </form>
  )
}
