import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../../../api/api-error.ts'
import { useAddBoundaryMutation } from '../../../api/lobby-api.ts'
import { zBoundaryText } from '../../../contract/schemas/lobby.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { useNewestDraft } from '../../../forms/drafts.ts'
import { newKsuid } from '../../../rules/new-ksuid.ts'
import { unseenInLines } from '../../../rules/unseen-texts.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import { LatePart } from '../../../shell/page/late-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { countCharacters } from '../../../ui/text-area/count-characters.ts'
import { longest } from '../model/limits.ts'
import {
  type BoundaryDraft,
  boundaryLabel,
  type OwnBoundary,
  readBoundaryDraft,
  writeBoundaryDraft,
} from '../model/own-boundaries.ts'
import styles from './boundaries.module.css'

type AddBoundaryProps = {
  whose: { userId: string; gameId: string }
  /** Nothing can be added; what was typed stays in sight. */
  isArchived: boolean
  onAdded: (added: OwnBoundary) => void
}

const LeftTexts = lazyWithRetry(() => import('../../../forms/left-texts.tsx'))

const kinds = [
  { value: 'line', label: 'A line', about: 'Never comes up in this game.' },
  { value: 'veil', label: 'A veil', about: 'Can happen, but off-screen.' },
] as const

function wrong(text: string): string | undefined {
  if (text === '') return 'Enter what should stay out.'
  if (countCharacters(text) > longest.boundary) return `Use at most ${longest.boundary} characters.`
  return z.safeParse(zBoundaryText, text).success ? undefined : unseenInLines
}

/** By these the server says that nothing was added. */
const refusals = [400, 409]

/** The form for a line or a veil. What is typed survives a reload, and one intention adds one. */
export function AddBoundary({ whose, isArchived, onAdded }: AddBoundaryProps) {
  const { toast } = useOverlays()
  const [draft, setDraft] = useState(() => readBoundaryDraft(whose))
  const [wasOpened, setWasOpened] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useFocusBack(draft !== undefined)
  const { track, stop } = useRunning()
  const [add, { error, isLoading, reset }] = useAddBoundaryMutation()
  const { keep, now, update } = useNewestDraft<BoundaryDraft>(draft, (next) => {
    setDraft(next)
    writeBoundaryDraft(whose, next)
  })
  const open = () => {
    setWasOpened(true)
    keep({ kind: 'line', text: '', key: newKsuid() })
    requestAnimationFrame(() => field.current?.focus())
  }
  const close = () => {
    keep(undefined)
    setWasRefused(false)
    reset()
  }
  if (isArchived)
    return (
      draft?.text && (
        <LatePart failure="Couldn't load what you had typed." fallback={<Skeleton lines={3} />}>
          <LeftTexts level={3} wasOpened={wasOpened} texts={[{ label: boundaryLabel, text: draft.text }]} />
        </LatePart>
      )
    )
  if (!draft)
    return (
      <p>
        <Button ref={opener} onClick={open}>
          Add a boundary
        </Button>
      </p>
    )
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!draft || isLoading) return
    const body = { kind: draft.kind, text: draft.text.trim() }
    setWasRefused(true)
    if (wrong(body.text)) return field.current?.focus()
    const sent = JSON.stringify(body)
    // A key stands for one content: another text is another boundary.
    const key = draft.sent === undefined || draft.sent === sent ? draft.key : newKsuid()
    keep({ ...draft, key, sent })
    const answer = await track(add({ params: { gameId: whose.gameId }, headers: { 'Idempotency-Key': key }, body }))
    if (answer.data) {
      onAdded(answer.data)
      toast.success('Added anonymously.')
      // The form may have been closed, and opened for another one.
      if (now()?.key === key) close()
    } else if (refusals.includes(statusOf(answer.error) ?? 0))
      update((mine) => (mine.key === key ? { ...mine, key: newKsuid(), sent: undefined } : mine))
  }
  return (
    <form noValidate aria-label="Add a boundary" className={styles.form} onSubmit={submit}>
      <RadioGroup
        label="What kind?"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => isLoading || keep({ ...draft, kind })}
      />
      <Field
        ref={field}
        label={boundaryLabel}
        hint="Word it so it doesn't point to you."
        autoComplete="off"
        // What is added cannot be changed: nothing is typed that would not be part of it.
        readOnly={isLoading}
        value={draft.text}
        error={wasRefused ? wrong(draft.text.trim()) : undefined}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't add it." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading}>
          Add
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </p>
      <LongCall busy={isLoading} onStop={stop} />
    </form>
  )
}
