import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../../../api/api-error.ts'
import { useAddBoundaryMutation } from '../../../api/lobby-api.ts'
import { zBoundaryText } from '../../../contract/zod.gen.ts'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import { newKsuid } from '../../../rules/new-ksuid.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { longest } from '../limits.ts'
import { type BoundaryDraft, type OwnBoundary, readBoundaryDraft, writeBoundaryDraft } from '../own-boundaries.ts'
import styles from './boundaries.module.css'

type AddBoundaryProps = {
  whose: { userId: string; gameId: string }
  onAdded: (added: OwnBoundary) => void
}

const kinds = [
  { value: 'line', label: 'A line', about: 'It does not happen in this game.' },
  { value: 'veil', label: 'A veil', about: 'It may happen, out of sight.' },
] as const

function wrong(text: string): string | undefined {
  if (text === '') return 'Say what is not to happen.'
  if (text.length > longest.boundary) return `Use at most ${longest.boundary} characters.`
  return z.safeParse(zBoundaryText, text).success ? undefined : 'Leave out characters that cannot be seen.'
}

/** By these the server says that nothing was added. */
const refusals = [400, 409]

/** The form for a line or a veil. What is typed survives a reload, and one intention adds one. */
export function AddBoundary({ whose, onAdded }: AddBoundaryProps) {
  const { toast } = useOverlays()
  const [draft, setDraft] = useState(() => readBoundaryDraft(whose))
  const [wasRefused, setWasRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [add, { error, isLoading, reset }] = useAddBoundaryMutation()
  const keep = (next: BoundaryDraft | undefined) => {
    setDraft(next)
    writeBoundaryDraft(whose, next)
  }
  const open = () => {
    keep({ kind: 'line', text: '', key: newKsuid() })
    requestAnimationFrame(() => field.current?.focus())
  }
  const close = () => {
    keep(undefined)
    setWasRefused(false)
    reset()
    requestAnimationFrame(() => opener.current?.focus())
  }
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
    const answer = await add({ params: { gameId: whose.gameId }, headers: { 'Idempotency-Key': key }, body })
    if (answer.data) {
      onAdded(answer.data)
      toast.success('It is added. Nobody is told by whom.')
      return close()
    }
    if (refusals.includes(statusOf(answer.error) ?? 0)) keep({ ...draft, key: newKsuid(), sent: undefined })
  }
  return (
    <form noValidate aria-label="Add a boundary" className={styles.form} onSubmit={submit}>
      <RadioGroup
        label="What is it?"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => keep({ ...draft, kind })}
      />
      <Field
        ref={field}
        label="What is not to happen"
        hint="Say it so that your words do not give you away."
        autoComplete="off"
        value={draft.text}
        error={wasRefused ? wrong(draft.text.trim()) : undefined}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      <FailedCall error={isLoading ? undefined : error} fallback="It could not be added." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isLoading}>
          Add
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
