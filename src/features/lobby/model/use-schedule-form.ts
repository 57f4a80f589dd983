import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { Schedule } from '../../../contract/types.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { typedSince, useNewestDraft } from '../../../forms/drafts.ts'
import { focusFirstError } from '../../../forms/focus-first-error.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'

type ScheduleForm<Draft extends { rev: number }> = {
  gameId: string
  draft: Draft
  onDraft: (draft: Draft | undefined) => void
  /** Saves what was typed on top of this version. */
  save: (rev: number) => Promise<{ data?: Schedule; error?: unknown }> & { abort: () => void }
  /** How the mutation stands that saves. */
  saving: { error?: unknown; isLoading: boolean; reset: () => void }
  isWrong: () => boolean
  /** What is said once it is saved. */
  saved: string
}

/**
 * What the forms of the schedule have in common: they save on top of the version that they began with, once at a time,
 * and if somebody else has saved meanwhile, `theirs` is the schedule as it stands, until the person says which is to be.
 */
export function useScheduleForm<Draft extends { rev: number }>(form: ScheduleForm<Draft>) {
  const { gameId, draft, save, isWrong, saved } = form
  const { keep, now, update } = useNewestDraft(draft, form.onDraft)
  const { error, isLoading, reset } = form.saving
  const { toast } = useOverlays()
  const { track, stop } = useRunning()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [load, { isFetching }] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const [theirs, setTheirs] = useState<Schedule>()
  const isBusy = isLoading || isFetching
  // At the first, and when what was compared gives way to the fields again.
  useEffect(() => {
    if (!theirs) fields.current?.querySelector('input')?.focus()
  }, [theirs])

  async function send(rev: number) {
    const { data: answer, error } = await track(save(rev))
    if (answer) {
      const isLeft = update((mine) => (isSame(mine, draft) ? undefined : { ...mine, rev: answer.rev }))
      toast.success(isLeft ? `${saved} ${typedSince}` : saved)
      return
    }
    if (statusOf(error) !== 412) return
    const { data } = await load({ params: { gameId } })
    if (!data || !now()) return
    reset()
    setTheirs(data)
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasRefused(true)
    if (isWrong()) return focusFirstError(fields.current)
    await send(draft.rev)
  }
  const conflict = theirs && {
    schedule: theirs,
    onTakeMine: () => {
      setTheirs(undefined)
      keep({ ...draft, rev: theirs.rev })
      void send(theirs.rev)
    },
    onTakeTheirs: () => keep(undefined),
  }
  return { fields, wasRefused, isBusy, stop, error: isBusy ? undefined : error, conflict, onSubmit, keep }
}

/** Whether the same stands in two drafts, whatever they go on top of. */
const isSame = <Draft extends { rev: number }>(one: Draft, other: Draft) =>
  JSON.stringify({ ...one, rev: 0 }) === JSON.stringify({ ...other, rev: 0 })
