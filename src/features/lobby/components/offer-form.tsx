import { ifMatch } from '../../../api/call.ts'
import { scheduleApi, useOfferDatesMutation } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FormEnd, toText } from '../../../forms/form-end.tsx'
import type { KeepDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { inDigits, type OfferDraft, type Offered, offeredOf, type TypedDate } from '../model/drafts.ts'
import { mostDates } from '../model/limits.ts'
import { dateErrors, daysLater, momentOf, proposedClock, type Temporal, zoneInWords } from '../model/zoned-time.ts'
import styles from './plans.module.css'
import { DateField, DurationSelect, ScheduleConflict } from './schedule-fields.tsx'

export type OfferFormProps = {
  temporal: Temporal
  game: Pick<Game, 'gameId' | 'timeZone'>
  draft: OfferDraft
  keep: KeepDraft<OfferDraft>
  /** Why it can no longer be saved; it is read-only then. */
  closedBy?: string | undefined
}

/** One to five dates in the game's time zone, and the length of the session. */
export function OfferForm({ temporal, game: { gameId, timeZone: zone }, draft, keep, closedBy }: OfferFormProps) {
  const now = useServerNow()
  const [offer] = useOfferDatesMutation()
  const [load] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const { dates, durationMinutes } = draft.values
  const found = dateErrors(dates, { temporal, zone, now })
  const form = useVersionedForm({
    draft,
    keep,
    isOpened: !closedBy,
    toSent: ({ dates, durationMinutes }: OfferDraft['values'], base: Offered) => ({
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
    load: () => load({ params: { gameId } }),
    saved: 'Dates proposed. Everyone can answer now.',
  })
  const { fields } = form
  const change = (changed: Partial<OfferDraft['values']>) => form.change({ ...changed, isTyped: true })
  const put = (at: number, date: TypedDate) => change({ dates: dates.with(at, date) })
  const isClosed = closedBy !== undefined

  const another = () => {
    const last = dates.at(-1)?.localTime
    change({
      dates: [
        ...dates,
        { localTime: last ? daysLater(temporal, last, 1) : proposedClock(temporal, now, zone), which: 'first' },
      ],
    })
    requestAnimationFrame(() => [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }
  const remove = (at: number) => {
    change({ dates: dates.toSpliced(at, 1) })
    requestAnimationFrame(() => fields.current?.querySelectorAll('input')[Math.max(0, at - 1)]?.focus())
  }
  if (form.conflict && !isClosed)
    return <ScheduleConflict conflict={form.conflict} onTakeTheirs={() => keep(undefined)} />
  return (
    <form noValidate aria-label="Propose dates" className={`${common.card} ${common.padded}`} onSubmit={form.submit}>
      {!isClosed && <p className={common.muted}>Times are in the game's time zone: {zoneInWords(zone)}.</p>}
      <div ref={fields} className={common.stack}>
        {dates.map((date, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date that is typed has nothing else
          <div key={at} className={styles.typed}>
            <DateField
              temporal={temporal}
              zone={zone}
              date={date}
              label={`Date ${at + 1}`}
              readOnly={isClosed}
              error={form.wasRefused && !isClosed ? found[at] : undefined}
              onChange={(next) => put(at, next)}
            />
            {dates.length > 1 && !isClosed && (
              <Button variant="quiet" aria-label={`Remove date ${at + 1}`} onClick={() => remove(at)}>
                Remove
              </Button>
            )}
          </div>
        ))}
      </div>
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
      <FormEnd
        form={form}
        fallback="Couldn't propose the dates."
        save="Propose these dates"
        onCancel={() => keep(undefined)}
        closedBy={closedBy}
        text={toText(dates.map((date, at) => [`Date ${at + 1}`, inDigits(date)]))}
      />
    </form>
  )
}
