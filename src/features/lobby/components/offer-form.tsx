import { ifMatch } from '../../../api/etag.ts'
import { useOfferDatesMutation } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall } from '../../../forms/calls.tsx'
import { useServerNow } from '../../../game/session-time.tsx'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { OfferDraft, TypedDate } from '../model/drafts.ts'
import { mostDates } from '../model/limits.ts'
import { useScheduleForm } from '../model/use-schedule-form.ts'
import type { Temporal } from '../model/zoned-time.ts'
import { dateErrors, daysLater, momentOf, proposedClock, zoneInWords } from '../model/zoned-time.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DateField } from './date-field.tsx'
import { DurationSelect } from './duration-select.tsx'
import styles from './schedule.module.css'

export type OfferFormProps = {
  temporal: Temporal
  game: Game
  draft: OfferDraft
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: OfferDraft | undefined) => void
}

/** One to five dates by the clocks of the game's zone, and how long it is to last. */
export function OfferForm({ temporal, game: { gameId, timeZone: zone }, draft, onDraft }: OfferFormProps) {
  const now = useServerNow()
  const [offer, saving] = useOfferDatesMutation()
  const { dates, durationMinutes } = draft
  const found = dateErrors(dates, { temporal, zone, now })
  const change = (changed: Partial<OfferDraft>) => keep({ ...draft, ...changed, isTyped: true })
  const put = (at: number, date: TypedDate) => change({ dates: dates.with(at, date) })
  const { fields, wasRefused, isBusy, stop, error, conflict, onSubmit, keep } = useScheduleForm({
    ...{ gameId, draft, onDraft, saving },
    save(rev) {
      const moments = dates.flatMap((date) => momentOf(temporal, date, zone) ?? [])
      return offer({ params: { gameId }, headers: ifMatch({ rev }), body: { durationMinutes, dates: moments } })
    },
    isWrong: () => found.some(Boolean),
    saved: 'Dates proposed. Everyone can answer now.',
  })

  const another = () => {
    const last = dates.at(-1)?.clock
    change({
      dates: [
        ...dates,
        { clock: last ? daysLater(temporal, last, 1) : proposedClock(temporal, now, zone), turn: 'first' },
      ],
    })
    requestAnimationFrame(() => [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }
  const remove = (at: number) => {
    change({ dates: dates.toSpliced(at, 1) })
    requestAnimationFrame(() => fields.current?.querySelectorAll('input')[Math.max(0, at - 1)]?.focus())
  }
  if (conflict) return <ChangedMeanwhile {...conflict} takeMine="Propose mine instead" />
  return (
    <form noValidate aria-label="Propose dates" className={`${card.card} ${styles.form}`} onSubmit={onSubmit}>
      <p className={styles.hint}>Times are in the game's time zone: {zoneInWords(zone)}.</p>
      <div ref={fields} className={styles.dates}>
        {dates.map((date, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date that is typed has nothing else
          <div key={at} className={styles.typed}>
            <DateField
              {...{ temporal, zone, date }}
              label={`Date ${at + 1}`}
              error={wasRefused ? found[at] : undefined}
              onChange={(next) => put(at, next)}
            />
            {dates.length > 1 && (
              <Button variant="quiet" aria-label={`Remove date ${at + 1}`} onClick={() => remove(at)}>
                Remove
              </Button>
            )}
          </div>
        ))}
      </div>
      {dates.length < mostDates && (
        <p>
          <Button onClick={another}>Add another date</Button>
        </p>
      )}
      <DurationSelect value={durationMinutes} onChange={(minutes) => change({ durationMinutes: minutes })} />
      <FailedCall error={error} fallback="Couldn't propose the dates." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isBusy}>
          Propose these dates
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Cancel
        </Button>
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </form>
  )
}
