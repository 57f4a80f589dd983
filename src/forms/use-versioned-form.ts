import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPassing, statusOf } from '../api/api-error.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { useRunning } from './calls.tsx'
import { changesOf, differences, type FieldValues, firstChoice, isSame } from './conflict.ts'
import { type KeepDraft, typedSince } from './drafts.ts'

/** Text typed on top of a version. */
export type VersionedDraft<Sent, Values = Sent> = {
  /** The version that the form started from, and its values, as they would be sent. */
  rev: number
  base: Sent
  /** The form's values, as they were typed. */
  values: Values
}

type Call<Answer> = Promise<{ data?: Answer; error?: unknown }> & { abort: () => void }

type VersionedForm<Answer extends { rev: number }, Sent extends FieldValues, Values> = {
  draft: VersionedDraft<Sent, Values>
  /** Closes the form if called without a draft. */
  keep: KeepDraft<VersionedDraft<Sent, Values>>
  /** The typed values, as they would be sent on top of `base`. */
  toSent: (values: Values, base: Sent) => Sent
  /** The part of an answer that the form holds. */
  sentOf: (answer: Answer) => Sent
  isWrong: boolean
  /** The person opened the form, so the first field takes the focus. Otherwise the form came with the page. */
  isOpened?: boolean
  /** Saves the fields that differ, on top of a version. */
  save: (rev: number, changes: Partial<Sent>, sent: Sent) => Call<Answer>
  /** Fetches the newest version. */
  load: () => Call<Answer>
  /** The message after saving. */
  saved: string
}

/** Moves the focus to the first refused field (WCAG 3.3.1), once the page shows the error. */
export function focusFirstError(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * A form that saves on top of the version it started from, and can be changed meanwhile. If someone else has saved
 * (412), their changes are merged where they do not collide; otherwise `conflict` holds both versions. An own save
 * whose answer was lost is no conflict: the next save first asks the server for the current version.
 */
export function useVersionedForm<Answer extends { rev: number }, Sent extends FieldValues, Values = Sent>(
  form: VersionedForm<Answer, Sent, Values>,
) {
  const { draft, keep, toSent, sentOf, isWrong, isOpened = false, save, load, saved } = form
  const { toast } = useOverlays()
  const { track, stop } = useRunning()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  /** Set at the first press, before the page can show it. */
  const isSending = useRef(false)
  /** Whether a save may start: no call is under way. */
  const unanswered = useRef<Sent>(undefined)
  /** The newest version, if it differs from the form. */
  const [theirs, setTheirs] = useState<Answer>()

  const isAsked = useRef(isOpened)
  useEffect(() => {
    if (theirs) isAsked.current = true
    else if (isAsked.current) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [theirs])

  /** @returns why it failed */
  async function send(on: { rev: number; base: Sent }, values: Values): Promise<unknown> {
    const sent = toSent(values, on.base)
    /** Closes the form, unless something was typed since. */
    const goOn = (rev: number, base: Sent) => {
      const left = keep((now) => (isSame(toSent(now.values, on.base), sent) ? undefined : { ...now, rev, base }))
      toast.success(left ? `${saved} ${typedSince}` : saved)
    }
    const changes = changesOf(on.base, sent)
    if (Object.keys(changes).length === 0) return goOn(on.rev, on.base)
    const { data, error } = await track(save(on.rev, changes, sent))
    if (data) return goOn(data.rev, sentOf(data))
    if (statusOf(error) === 412) return meet()
    if (isPassing(error)) unanswered.current = sent
    return error
  }
  /** Continues from the newest version. Differences are shown first. */
  async function meet(): Promise<unknown> {
    const { data, error } = await track(load())
    const mine = keep((now) => now)
    if (!data || !mine) return error
    const newest = sentOf(data)
    const isMine = unanswered.current && Object.keys(changesOf(newest, unanswered.current)).length === 0
    const base = isMine ? newest : mine.base
    unanswered.current = undefined
    keep({ ...mine, base })
    if (differences({ base, mine: toSent(mine.values, base), theirs: newest }).length > 0) return setTheirs(data)
    const on = { rev: data.rev, base: newest }
    keep({ ...mine, ...on })
    return send(on, mine.values)
  }
  async function run(sending: () => Promise<unknown>) {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setError(undefined)
    setError(await sending())
    isSending.current = false
    setIsBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(true)
    if (isWrong && !isSending.current) return focusFirstError(fields.current)
    void run(() => (unanswered.current ? meet() : send(draft, draft.values)))
  }

  const three = theirs && { base: draft.base, mine: toSent(draft.values, draft.base), theirs: sentOf(theirs) }
  const found = three && differences(three)
  return {
    /** The element around the fields. */
    fields,
    /** Save was pressed: errors are shown. */
    wasRefused,
    isBusy,
    error,
    /** Cancels the call. */
    stop,
    submit,
    change: (changed: Partial<Values>) => keep({ ...draft, values: { ...draft.values, ...changed } }),
    conflict: three &&
      found && {
        answer: theirs,
        theirs: three.theirs,
        found,
        first: firstChoice(found, three),
        /** The chosen values go back into the form. */
        take(values: Values) {
          keep({ ...draft, rev: theirs.rev, base: three.theirs, values })
          setTheirs(undefined)
        },
        /** Saves the form's values in place of theirs. */
        overwrite() {
          const on = { rev: theirs.rev, base: three.theirs }
          keep({ ...draft, ...on })
          setTheirs(undefined)
          void run(() => send(on, draft.values))
        },
        cancel: () => setTheirs(undefined),
      },
  }
}
