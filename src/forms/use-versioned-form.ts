import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPassing, statusOf } from '../api/api-error.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { useRunning } from './calls.tsx'
import { changesOf, differences, type FieldValues, firstChoice, isSame } from './conflict.ts'
import { type KeepDraft, typedSince } from './drafts.ts'

/** What is typed on top of a version. */
export type VersionedDraft<Sent, Values = Sent> = {
  /** The version that the form began with, and what the server had then, as it would be sent. */
  rev: number
  base: Sent
  /** What stands in the form, as it was typed. */
  values: Values
}

type Call<Answer> = Promise<{ data?: Answer; error?: unknown }> & { abort: () => void }

type VersionedForm<Answer extends { rev: number }, Sent extends FieldValues, Values> = {
  draft: VersionedDraft<Sent, Values>
  /** Without a draft the form is done. */
  keep: KeepDraft<VersionedDraft<Sent, Values>>
  /** What was typed, as it would be sent on top of `base`. */
  toSent: (values: Values, base: Sent) => Sent
  /** What of an answer the form holds. */
  sentOf: (answer: Answer) => Sent
  isWrong: boolean
  /** The person has opened it: the first field takes the focus. Else it was there when the page came. */
  isOpened?: boolean
  /** Saves on top of a version: what differs from it, of all that is in the form. */
  save: (rev: number, changes: Partial<Sent>, sent: Sent) => Call<Answer>
  /** Asks for the newest version. */
  load: () => Call<Answer>
  /** What is said once it is saved. */
  saved: string
}

/** Gives the focus to the first field that was refused (WCAG 3.3.1), once the page says so. */
export function focusFirstError(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * A form that saves on top of the version that it began with, and can be typed into meanwhile. If somebody else has saved
 * (412), what they changed goes below what was typed where it is not in the way; else `conflict` has both. An own save
 * whose answer did not come is no conflict: the next one asks first what the server has.
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
  /** From the first press on, which comes before the page can show it. */
  const isSending = useRef(false)
  /** What may be saved: no answer has come. */
  const unanswered = useRef<Sent>(undefined)
  /** The newest version, while it is to be told from the form. */
  const [theirs, setTheirs] = useState<Answer>()

  const isAsked = useRef(isOpened)
  useEffect(() => {
    if (theirs) isAsked.current = true
    else if (isAsked.current) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [theirs])

  /** @returns why it failed */
  async function send(on: { rev: number; base: Sent }, values: Values): Promise<unknown> {
    const sent = toSent(values, on.base)
    /** The form is done, unless something was typed since. */
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
  /** Goes on from the newest version; what differs is shown first. */
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
    /** Save was pressed: what is wrong is said. */
    wasRefused,
    isBusy,
    error,
    /** Gives the call up. */
    stop,
    submit,
    change: (changed: Partial<Values>) => keep({ ...draft, values: { ...draft.values, ...changed } }),
    conflict: three &&
      found && {
        answer: theirs,
        theirs: three.theirs,
        found,
        first: firstChoice(found, three),
        /** What was chosen goes back into the form. */
        take(values: Values) {
          keep({ ...draft, rev: theirs.rev, base: three.theirs, values })
          setTheirs(undefined)
        },
        /** Saves what is in the form in place of theirs. */
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
