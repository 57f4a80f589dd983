import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { scheduleApi, useMoveSessionMutation } from '../../../api/schedule-api.ts'
import type { Game, Schedule } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { focusFirstError } from '../../../platform/game/focus-first-error.ts'
import { useServerNow } from '../../../platform/game/use-server-now.ts'
import { zoneInWords } from '../../../platform/game/zoned-words.ts'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import card from '../../../platform/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { MoveDraft } from '../schedule-drafts.ts'
import type { Temporal } from '../temporal.ts'
import { dateErrors, momentOf } from '../typed-date.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DateField } from './date-field.tsx'
import { DurationSelect } from './duration-select.tsx'
import { ReasonField, reasonError } from './reason-field.tsx'
import styles from './schedule.module.css'

export type MoveFormProps = {
  temporal: Temporal
  game: Game
  draft: MoveDraft
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: MoveDraft | undefined) => void
}

/** Another time or length for the session, with a reason for the others. One that was cancelled takes place again. */
export function MoveForm({ temporal, game: { gameId, timeZone: zone }, draft, onDraft }: MoveFormProps) {
  const { toast } = useOverlays()
  const now = useServerNow()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [move, { error, isLoading, reset }] = useMoveSessionMutation()
  const [load, { isFetching }] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const [theirs, setTheirs] = useState<Schedule>()
  const { date, durationMinutes, reason } = draft
  const wrongDate = dateErrors([date], { temporal, zone, now })[0]
  const change = (changed: Partial<MoveDraft>) => onDraft({ ...draft, ...changed })
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  async function send(rev: number) {
    const startsAt = momentOf(temporal, date, zone)
    const body = { startsAt, durationMinutes, reason: reason.trim() }
    const { error } = await move({ params: { gameId }, headers: ifMatch({ rev }), body })
    if (!error) {
      toast.success('The session is moved. Everybody sees it.')
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
    if (wrongDate || reasonError(reason)) return focusFirstError(fields.current)
    await send(draft.rev)
  }
  if (theirs)
    return (
      <ChangedMeanwhile
        schedule={theirs}
        takeMine="Move it anyway"
        onTakeMine={() => {
          setTheirs(undefined)
          change({ rev: theirs.rev })
          void send(theirs.rev)
        }}
        onTakeTheirs={() => onDraft(undefined)}
      />
    )
  return (
    <form noValidate aria-label="Move the session" className={`${card.card} ${styles.form}`} onSubmit={submit}>
      <p className={styles.hint}>Type the time by the game’s clock: {zoneInWords(zone)}.</p>
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
      <FailedCall error={isLoading || isFetching ? undefined : error} fallback="The session could not be moved." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading || isFetching}>
          Move the session
        </Button>
        <Button variant="quiet" onClick={() => onDraft(undefined)}>
          Back
        </Button>
      </p>
    </form>
  )
}
