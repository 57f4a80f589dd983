import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { scheduleApi, useCancelSessionMutation } from '../../../api/schedule-api.ts'
import type { Game, Schedule } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { focusFirstError } from '../../../platform/game/focus-first-error.ts'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import card from '../../../platform/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { CancelDraft } from '../schedule-drafts.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { ReasonField, reasonError } from './reason-field.tsx'
import styles from './schedule.module.css'

export type CancelFormProps = {
  game: Game
  draft: CancelDraft
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: CancelDraft | undefined) => void
}

/** Cancels the session, with a reason for the others. It stays to be seen as cancelled. */
export function CancelForm({ game: { gameId }, draft, onDraft }: CancelFormProps) {
  const { toast } = useOverlays()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [cancel, { error, isLoading, reset }] = useCancelSessionMutation()
  const [load, { isFetching }] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const [theirs, setTheirs] = useState<Schedule>()
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  async function send(rev: number) {
    const body = { reason: draft.reason.trim() }
    const { error } = await cancel({ params: { gameId }, headers: ifMatch({ rev }), body })
    if (!error) {
      toast.success('The session is cancelled. Everybody sees it.')
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
    if (reasonError(draft.reason)) return focusFirstError(fields.current)
    await send(draft.rev)
  }
  if (theirs)
    return (
      <ChangedMeanwhile
        schedule={theirs}
        takeMine="Cancel it anyway"
        onTakeMine={() => {
          setTheirs(undefined)
          onDraft({ ...draft, rev: theirs.rev })
          void send(theirs.rev)
        }}
        onTakeTheirs={() => onDraft(undefined)}
      />
    )
  return (
    <form noValidate aria-label="Cancel the session" className={`${card.card} ${styles.form}`} onSubmit={submit}>
      <div ref={fields}>
        <ReasonField
          value={draft.reason}
          wasRefused={wasRefused}
          onChange={(reason) => onDraft({ ...draft, reason })}
        />
      </div>
      <FailedCall error={isLoading || isFetching ? undefined : error} fallback="The session could not be cancelled." />
      <p className={actions.actions}>
        <Button variant="danger" type="submit" busy={isLoading || isFetching}>
          Cancel the session
        </Button>
        <Button variant="quiet" onClick={() => onDraft(undefined)}>
          Keep it
        </Button>
      </p>
    </form>
  )
}
