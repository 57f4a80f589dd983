import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lobbyApi } from '../../../api/lobby-api.ts'
import { zBoundaryText } from '../../../contract/schemas/lobby.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { textError } from '../../../rules/text-rule.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { boundaryDrafts, boundaryLabels, type OwnBoundary } from '../model/own-boundaries.ts'

type AddBoundaryProps = {
  whose: { userId: string; gameId: string }
  /** Why nothing can be added; the text stays visible, read-only. */
  closedBy?: string | undefined
  onAdded?: (added: OwnBoundary) => void
}

const kinds = [
  { value: 'line', label: 'Line', about: 'Never comes up in this game.' },
  { value: 'veil', label: 'Veil', about: 'Can happen, but off-screen.' },
] as const

const wrong = (text: string) => (text === '' ? "Write what you'd like to add." : textError(zBoundaryText, text))

/** The form for a line or a veil. Its draft survives a reload, and a retry adds no second boundary. */
export function AddBoundary({ whose, closedBy, onAdded }: AddBoundaryProps) {
  const { toast } = useOverlays()
  const [draft, keep] = useStored(boundaryDrafts, [whose.userId, whose.gameId])
  const [wasRefused, setWasRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const opener = useFocusBack(draft !== undefined)
  const { track, stop } = useRunning()
  const [add, { error, isLoading, reset }] = lobbyApi.useAddBoundaryMutation()
  const send = useCreate(draft?.sent, (sent) => void keep((now) => ({ ...now, sent })))
  const open = () => {
    flushSync(() => keep({ kind: 'line', text: '' }))
    form.current?.querySelector('input')?.focus()
  }
  const close = () => {
    keep(undefined)
    setWasRefused(false)
    reset()
  }
  if (closedBy && !draft?.text) return null
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
    if (wrong(body.text)) return focusFirstError(form.current)
    const params = { gameId: whose.gameId }
    const answer = await send(body, (key) => track(add({ params, headers: { 'Idempotency-Key': key }, body })))
    if (!answer?.data) return
    onAdded?.(answer.data)
    toast.success('Added anonymously.')
    // Another boundary may have been typed since.
    const now = keep((now) => now)
    if (now && isSame({ kind: now.kind, text: now.text.trim() }, body)) close()
  }
  const isReadOnly = isLoading || closedBy !== undefined
  return (
    <form ref={form} noValidate aria-label="Add a boundary" className={common.form} onSubmit={submit}>
      <RadioGroup
        label="Line or veil?"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => void (isReadOnly || keep({ ...draft, kind }))}
      />
      <Field
        label={boundaryLabels[draft.kind]}
        hint="Word it so no one can tell it's from you."
        autoComplete="off"
        // While a boundary is being added the form takes no input, because a boundary cannot be changed.
        readOnly={isReadOnly}
        value={draft.text}
        error={wasRefused && !closedBy ? wrong(draft.text.trim()) : undefined}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      <FormEnd
        form={{ error, isBusy: isLoading, stop, closedBy }}
        fallback="Couldn't add it. Try again."
        save="Add"
        onCancel={close}
        text={draft.text}
      />
    </form>
  )
}
