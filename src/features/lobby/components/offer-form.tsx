import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { scheduleApi, useOfferDatesMutation } from '../../../api/schedule-api.ts'
import type { Game, Schedule } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { focusFirstError } from '../../../platform/game/focus-first-error.ts'
import { useServerNow } from '../../../platform/game/use-server-now.ts'
import { zoneInWords } from '../../../platform/game/zoned-words.ts'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import card from '../../../platform/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { mostDates } from '../limits.ts'
import type { OfferDraft, TypedDate } from '../schedule-drafts.ts'
import type { Temporal } from '../temporal.ts'
import { dateErrors, momentOf } from '../typed-date.ts'
import { daysLater, proposedClock } from '../zoned-time.ts'
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
  const { toast } = useOverlays()
  const now = useServerNow()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [offer, { error, isLoading, reset }] = useOfferDatesMutation()
  const [load, { isFetching }] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Schedule>()
  const { dates } = draft
  const errors = wasRefused ? dateErrors(dates, { temporal, zone, now }) : []
  const change = (changed: Partial<OfferDraft>) => onDraft({ ...draft, ...changed })
  const put = (at: number, date: TypedDate) => change({ dates: dates.with(at, date) })
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

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
  async function send(rev: number) {
    const moments = dates.flatMap((date) => momentOf(temporal, date, zone) ?? [])
    const body = { durationMinutes: draft.durationMinutes, dates: moments }
    const { error } = await offer({ params: { gameId }, headers: ifMatch({ rev }), body })
    if (!error) {
      toast.success('The dates are offered. Everybody can answer now.')
      return onDraft(undefined)
    }
    if (statusOf(error) !== 412) return
    const { data } = await load({ params: { gameId } })
    if (!data) return
    reset()
    setTheirs(data)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || isFetching) return
    setWasRefused(true)
    if (dateErrors(dates, { temporal, zone, now }).some(Boolean)) return focusFirstError(fields.current)
    await send(draft.rev)
  }
  if (theirs)
    return (
      <ChangedMeanwhile
        schedule={theirs}
        takeMine="Offer mine instead"
        onTakeMine={() => {
          setTheirs(undefined)
          change({ rev: theirs.rev })
          void send(theirs.rev)
        }}
        onTakeTheirs={() => onDraft(undefined)}
      />
    )
  return (
    <form noValidate aria-label="Offer dates" className={`${card.card} ${styles.form}`} onSubmit={submit}>
      <p className={styles.hint}>Type the times by the game’s clock: {zoneInWords(zone)}.</p>
      <div ref={fields} className={styles.dates}>
        {dates.map((date, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date that is typed has nothing else
          <div key={at} className={styles.typed}>
            <DateField
              {...{ temporal, zone, date }}
              label={`Date ${at + 1}`}
              error={errors[at]}
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
      <DurationSelect value={draft.durationMinutes} onChange={(durationMinutes) => change({ durationMinutes })} />
      <FailedCall error={isLoading || isFetching ? undefined : error} fallback="The dates could not be offered." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading || isFetching}>
          Offer these dates
        </Button>
        <Button variant="quiet" onClick={() => onDraft(undefined)}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
