import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ifMatch } from '../../../api/call.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { Game, Schedule } from '../../../contract/types.gen.ts'
import type { FieldValues } from '../../../forms/compare-versions.ts'
import { FormEnd, type FormEndProps, toText } from '../../../forms/form-end.tsx'
import type { DraftProps } from '../../../forms/stored.ts'
import { useVersionedForm, type VersionedDraft, type VersionedForm } from '../../../forms/use-versioned-form.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { formatDuration } from '../../../lib/times.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import {
  type CancelDraft,
  inDigits,
  type MoveDraft,
  mostDates,
  type OfferDraft,
  type Offered,
  offeredOf,
  planOf,
  type SessionPlan,
  type TypedDate,
} from '../model/drafts.ts'
import {
  dateErrors,
  daysLater,
  momentOf,
  proposedLocalTime,
  type TemporalApi,
  toTypedDate,
} from '../model/zoned-time.ts'
import styles from './plans.module.css'
import {
  DateField,
  DurationSelect,
  ReasonField,
  reasonError,
  ScheduleConflict,
  type ScheduleConflictProps,
} from './schedule-fields.tsx'

type FormProps<Draft> = DraftProps<Draft> & {
  game: Pick<Game, 'gameId' | 'timeZone'>
  /** Announces what was saved, which the view shows. Without it, a toast says so. */
  say?: (words: string) => void
}

/** A form on top of a version of the dates. */
function useScheduleForm<Sent extends FieldValues, Values extends object>(
  { game: { gameId }, draft, keep, closedBy, say }: FormProps<VersionedDraft<Sent, Values>>,
  form: Pick<VersionedForm<Schedule, Sent, Values>, 'toSent' | 'sentOf' | 'isWrong' | 'save' | 'saved'>,
) {
  const [load] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  return useVersionedForm({
    ...form,
    draft,
    keep,
    closedBy,
    isOpened: !closedBy,
    onSaved: say && (() => say(form.saved)),
    current: scheduleApi.endpoints.getSchedule.useQueryState({ params: { gameId } }).currentData,
    load: () => load({ params: { gameId } }),
  })
}

type ScheduleFormProps = Omit<FormEndProps, 'form'> & {
  form: FormEndProps['form'] &
    Pick<ReturnType<typeof useScheduleForm>, 'fields' | 'submit' | 'close'> & {
      conflict?: ScheduleConflictProps['conflict']
    }
  label: string
  /** The fields. */
  children: ReactNode
}

/** The form around the fields; or both versions of the dates, if someone else has saved. */
function ScheduleForm({ form, label, children, ...end }: ScheduleFormProps) {
  if (form.conflict) return <ScheduleConflict conflict={form.conflict} onTakeTheirs={form.close} />
  return (
    <form noValidate aria-label={label} className={`${common.card} ${common.padded}`} onSubmit={form.submit}>
      <div ref={form.fields} className={common.stack}>
        {children}
      </div>
      <FormEnd form={form} {...end} />
    </form>
  )
}

/** Cancels the session, with a reason for the others. It stays visible as canceled. */
export function CancelForm(props: FormProps<CancelDraft>) {
  const { game, draft, closedBy } = props
  const { reason } = draft.values
  const [cancel] = scheduleApi.useCancelSessionMutation()
  const form = useScheduleForm(props, {
    toSent: ({ reason }, base: SessionPlan) => ({ ...base, reason: reason.trim(), status: 'cancelled' }),
    sentOf: planOf,
    isWrong: () => reasonError(reason) !== undefined,
    save: (rev, _, { reason }) =>
      cancel({ params: { gameId: game.gameId }, headers: ifMatch({ rev }), body: { reason } }),
    saved: 'Session canceled. Everyone can see it.',
  })
  return (
    <ScheduleForm
      form={form}
      label="Cancel the session"
      fallback="Couldn't cancel the session. Try again."
      save="Cancel the session"
      variant="danger"
      cancel="Keep the session"
      text={reason}
    >
      <ReasonField
        value={reason}
        wasRefused={form.wasRefused}
        // While the answer is awaited the reason is read-only: a canceled session cannot be canceled again with
        // another one.
        readOnly={form.isBusy || closedBy !== undefined}
        onChange={(reason) => form.change({ reason })}
      />
    </ScheduleForm>
  )
}

export type MoveFormProps = FormProps<MoveDraft> & { temporal: TemporalApi }

/** Another time or length for the session, with a reason for the others. Moving a canceled session restores it. */
export function MoveForm({ temporal, ...props }: MoveFormProps) {
  const { game, draft, closedBy } = props
  const { gameId, timeZone: zone } = game
  const now = useServerNow()
  const [move] = scheduleApi.useMoveSessionMutation()
  const { date, durationMinutes, reason } = draft.values
  const momentIn = (date: TypedDate, { startsAt }: SessionPlan) => {
    const planned = toTypedDate(temporal, new Date(startsAt).toISOString(), zone)
    const isKept = date.localTime === planned.localTime && date.which === planned.which
    return isKept ? startsAt : Date.parse(momentOf(temporal, date, zone) ?? '')
  }
  // The date may be in the past if only the length changes: the session may have begun.
  const isDateKept = momentIn(date, draft.base) === draft.base.startsAt
  const wrongDate = isDateKept ? undefined : dateErrors([date], { temporal, zone, now })[0]
  const form = useScheduleForm(props, {
    toSent: ({ date, durationMinutes, reason }, base: SessionPlan) => ({
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
    saved: 'Session moved. Everyone can see it.',
  })
  const change = (changed: Partial<MoveDraft['values']>) => form.change({ ...changed, isTyped: true })
  const isClosed = closedBy !== undefined
  return (
    <ScheduleForm
      form={form}
      label="Move the session"
      fallback="Couldn't move the session. Try again."
      save="Move the session"
      cancel="Back"
      text={toText([
        ['New date', inDigits(date)],
        ['Length', formatDuration(durationMinutes)],
        ['Reason', reason],
      ])}
    >
      <DateField
        temporal={temporal}
        zone={zone}
        date={date}
        label="New date"
        isFirst
        readOnly={isClosed}
        error={form.wasRefused ? wrongDate : undefined}
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
        wasRefused={form.wasRefused}
        onChange={(next) => change({ reason: next })}
      />
    </ScheduleForm>
  )
}

export type OfferFormProps = FormProps<OfferDraft> & { temporal: TemporalApi }

/** One to five dates in the game's time zone, and the length of the session. */
export function OfferForm({ temporal, ...props }: OfferFormProps) {
  const { game, draft, closedBy } = props
  const { gameId, timeZone: zone } = game
  const now = useServerNow()
  const [offer] = scheduleApi.useOfferDatesMutation()
  const { dates, durationMinutes } = draft.values
  const found = dateErrors(dates, { temporal, zone, now })
  const isEdit = draft.base.dates.length > 0
  const form = useScheduleForm(props, {
    toSent: ({ dates, durationMinutes }, base: Offered) => ({
      ...base,
      dates: dates.map((date) => Date.parse(momentOf(temporal, date, zone) ?? '')).toSorted((a, b) => a - b),
      durationMinutes,
    }),
    sentOf: offeredOf,
    isWrong: () => found.some(Boolean),
    save(rev, _, { durationMinutes, dates }) {
      const moments = dates.map((date) => new Date(date).toISOString())
      return offer({ params: { gameId }, headers: ifMatch({ rev }), body: { durationMinutes, dates: moments } })
    },
    saved: isEdit ? 'Dates saved. Everyone can see them.' : 'Dates proposed. Everyone can answer now.',
  })
  const { fields } = form
  const change = (changed: Partial<OfferDraft['values']>) => form.change({ ...changed, isTyped: true })
  const put = (at: number, date: TypedDate) => change({ dates: dates.with(at, date) })
  const isClosed = closedBy !== undefined

  const another = () => {
    const last = dates.at(-1)?.localTime
    const localTime = last ? daysLater(temporal, last, 1) : proposedLocalTime(temporal, now, zone)
    flushSync(() => change({ dates: [...dates, { localTime, which: 'first' }] }))
    const inputs = fields.current?.querySelectorAll('input') ?? []
    inputs[inputs.length - 1]?.focus()
  }
  const remove = (at: number) => {
    flushSync(() => change({ dates: dates.toSpliced(at, 1) }))
    fields.current?.querySelectorAll('input')[Math.max(0, at - 1)]?.focus()
  }
  return (
    <ScheduleForm
      form={form}
      label={isEdit ? 'Edit dates' : 'Propose dates'}
      fallback={`Couldn't ${isEdit ? 'save' : 'propose'} the dates. Try again.`}
      save={isEdit ? 'Save dates' : 'Propose these dates'}
      text={toText(dates.map((date, at) => [`Date ${at + 1}`, inDigits(date)]))}
    >
      {dates.map((date, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a date that is typed has nothing else
        <div key={at} className={styles.typed}>
          <DateField
            temporal={temporal}
            zone={zone}
            date={date}
            label={`Date ${at + 1}`}
            isFirst={at === 0}
            readOnly={isClosed}
            error={form.wasRefused ? found[at] : undefined}
            onChange={(next) => put(at, next)}
          />
          {dates.length > 1 && !isClosed && (
            <Button variant="quiet" aria-label={`Remove date ${at + 1}`} onClick={() => remove(at)}>
              <CloseIcon />
            </Button>
          )}
        </div>
      ))}
      {dates.length < mostDates && !isClosed && (
        <p>
          <Button onClick={another}>Add another date</Button>
        </p>
      )}
      <DurationSelect
        value={durationMinutes}
        readOnly={isClosed}
        onChange={(minutes) => change({ durationMinutes: minutes })}
      />
    </ScheduleForm>
  )
}
