import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTemporary, statusOf } from '../api/api-error.ts'
import type { Person } from '../contract/types.gen.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { useRunning } from './calls.tsx'
import {
  type Choice,
  changedByBoth,
  changesOf,
  compare,
  defaultChoice,
  type FieldValues,
  isSame,
  merge,
} from './compare-versions.ts'
import type { DraftProps } from './stored.ts'

/** Text typed on top of a version. */
export type VersionedDraft<Sent, Values = Sent> = {
  /** The version that the form started from, and its values, as they would be sent. */
  rev: number
  base: Sent
  /** The form's values, as they were typed. */
  values: Values
  /** The values that were sent without an answer. The server may have saved them. */
  unanswered?: Sent | undefined
}

type Answer = { rev: number; updatedAt?: string; changedBy?: Person }
type Call<Saved> = Promise<{ data?: Saved; error?: unknown }> & { abort: () => void }

export type VersionedForm<Saved extends Answer, Sent extends FieldValues, Values> = DraftProps<
  VersionedDraft<Sent, Values>
> & {
  /** The typed values, as they would be sent on top of `base`. */
  toSent: (values: Values, base: Sent) => Sent
  /** The part of an answer that the form holds. */
  sentOf: (answer: Saved) => Sent
  isWrong: () => boolean
  /**
   * Saves the fields that differ, on top of a version. If it awaits something before the call, it must pass the call to
   * `track`, so that `stop` can cancel it.
   */
  save: (
    rev: number,
    changes: Partial<Sent>,
    sent: Sent,
    track: ReturnType<typeof useRunning>['track'],
  ) => Call<Saved> | Promise<{ data?: Saved; error?: unknown }>
  /** The version on the page. If it is newer than the draft, a form that opens shows both. */
  current?: Saved | undefined
  /** Fetches the newest version. Absent for an item that is not created yet. */
  load?: (() => Call<Saved>) | undefined
  /** The fields are the rows of a list: what only someone else has changed is taken without asking. */
  isList?: boolean
  /** The message after saving. */
  saved: string
  /** Replaces the toast. It gets the saved item, or nothing if there was no change to save. */
  onSaved?: ((saved: Saved | undefined) => void) | undefined
}

/**
 * Moves the focus to the first refused field (WCAG 3.3.1). The page shows the error first; a frame is not waited for,
 * because it may come a second late, when the person is elsewhere.
 */
export function focusFirstError(fields: HTMLElement | null): void {
  flushSync(() => {})
  const field = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // A field that has the focus already is read again only if the focus comes to it.
  if (field === document.activeElement) field?.blur()
  field?.focus()
}

/** Escape closes a form in which nothing is typed, and no other. It may also end the composing of a character. */
export const closeOnEscape = (isTyped: boolean, close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isTyped) close()
}

/**
 * A form that saves on top of the version it started from, and can be edited while a save is under way. If someone else
 * has saved (412), their changes are merged into the fields that the person has not changed; for the others, `conflict`
 * holds both versions. If the answer to a save was lost, the next save first asks the server for the current version,
 * so one's own save is no conflict. This works after a reload too.
 */
export function useVersionedForm<Saved extends Answer, Sent extends FieldValues, Values extends object = Sent>(
  form: VersionedForm<Saved, Sent, Values>,
) {
  const { draft, keep, toSent, sentOf, isWrong, isOpened, closedBy, save, load, isList, saved, onSaved, current } = form
  const isOpen = closedBy === undefined
  /** The form beside a newer version. The person decides on what is `found`. */
  const compared = (now: typeof draft, newest: Saved) => {
    const mine = toSent(now.values, now.base)
    const { base, found: all } = compare({ ...now, mine, theirs: sentOf(newest) })
    const first = defaultChoice(all, { base, mine })
    return { base, mine, first, found: isList ? changedByBoth(all, first) : all }
  }
  /** The draft on top of a newer version. */
  const onTop = ({ values }: typeof draft, newest: Saved, choice: Choice) => {
    const base = sentOf(newest)
    return { rev: newest.rev, base, values: merge(values, base, choice) }
  }
  const { toast } = useOverlays()
  const { track, stop } = useRunning()
  const fields = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  /** Set at the first press, before the page can show the busy state. */
  const isSending = useRef(false)
  /** A version that is newer than the form's when it opens. */
  const [newer] = useState(() => (current && current.rev > draft.rev ? current : undefined))
  const isUntouched = !draft.unanswered && isSame(toSent(draft.values, draft.base), draft.base)
  /** The newest version, if it differs from what the person typed. */
  const [theirs, setTheirs] = useState(() =>
    newer && !isUntouched && compared(draft, newer).found.length > 0 ? newer : undefined,
  )
  // Where nothing is typed, there is nothing to decide.
  const start = useEffectEvent(() => {
    if (newer && isUntouched) keep({ ...draft, ...onTop(draft, newer, compared(draft, newer).first) })
  })
  useLayoutEffect(start, [])

  // A form that came with the page leaves the focus alone until its conflict is closed.
  const takesFocus = useRef(isOpened)
  useEffect(() => {
    if (theirs) takesFocus.current = true
    else if (takesFocus.current) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [theirs])

  /** @returns why it failed */
  async function send(on: { rev: number; base: Sent }, values: Values): Promise<unknown> {
    const sent = toSent(values, on.base)
    /** Closes the form, or continues from the new version if something was typed since. */
    const goOn = (rev: number, base: Sent, answer?: Saved) => {
      const left = keep((now) =>
        isSame(toSent(now.values, on.base), sent) ? undefined : { ...now, rev, base, unanswered: undefined },
      )
      if (onSaved && !left) onSaved(answer)
      else toast.success(left ? `${saved} What you typed since then isn't saved yet.` : saved)
    }
    const changes = changesOf(on.base, sent)
    if (Object.keys(changes).length === 0) return goOn(on.rev, on.base)
    if (load) keep((now) => ({ ...now, unanswered: sent }))
    const call = save(on.rev, changes, sent, track)
    const { data, error } = await ('abort' in call ? track(call) : call)
    if (data) return goOn(data.rev, sentOf(data), data)
    if (load && statusOf(error) === 412) return continueFromNewest(load)
    if (!isTemporary(error)) keep((now) => ({ ...now, unanswered: undefined }))
    return error
  }
  /** Continues from the newest version. If there are differences, the person decides on them first. */
  async function continueFromNewest(load: () => Call<Saved>): Promise<unknown> {
    const { data, error } = await track(load())
    const mine = keep((now) => now)
    if (!data || !mine) return error
    const { base, first, found } = compared(mine, data)
    const known = { ...mine, base, unanswered: undefined }
    keep(known)
    if (found.length > 0) return setTheirs(data)
    const next = { ...known, ...onTop(mine, data, first) }
    keep(next)
    return send(next, next.values)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current || !isOpen) return
    setWasRefused(true)
    if (isWrong()) return focusFirstError(fields.current)
    isSending.current = true
    setIsBusy(true)
    setError(undefined)
    setError(await (load && draft.unanswered ? continueFromNewest(load) : send(draft, draft.values)))
    isSending.current = false
    setIsBusy(false)
  }

  const newest = isOpen ? theirs : undefined
  const versions = newest && compared(draft, newest)
  return {
    /** The element around the fields. */
    fields,
    /** Save was pressed: errors are shown. */
    wasRefused: wasRefused && isOpen,
    /** Nothing is typed that is not saved. */
    isUntouched,
    isBusy,
    error,
    /** Cancels the call. */
    stop,
    submit,
    closedBy,
    close: () => void keep(undefined),
    change: (changed: Partial<Values>) => keep({ ...draft, values: { ...draft.values, ...changed } }),
    /** For `Conflict`. */
    conflict: versions && {
      ...versions,
      newest,
      isQuiet: !wasRefused,
      /** The chosen values go back into the form. */
      onTake(choice: Choice) {
        keep(onTop(draft, newest, choice))
        setTheirs(undefined)
      },
      onCancel: () => setTheirs(undefined),
    },
  }
}
