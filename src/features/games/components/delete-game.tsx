import { type FormEvent, useId, useRef, useState } from 'react'
import { errorText } from '../../../api/api-error.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { isSameName } from '../../../lib/match-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useIgnoreDoubleClick } from '../../../ui/dialog/use-ignore-double-click.ts'
import { Field } from '../../../ui/field/field.tsx'

type DeleteGameProps = {
  name: string
  onCancel: () => void
  /** Rejects if the server refuses it. */
  onDelete: () => Promise<unknown>
  onDeleted: () => void
}

/** Asks the person to type the game's name, because deleting cannot be undone. */
export default function DeleteGame({ name, onCancel, onDelete, onDeleted }: DeleteGameProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useIgnoreDoubleClick()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!isSameName(field.current?.value ?? '', name)) {
      setError('Type the name exactly as shown above.')
      field.current?.focus()
      return
    }
    setIsBusy(true)
    try {
      await onDelete()
      onDeleted()
    } catch (error) {
      setError(errorText(error, "Couldn't delete the game. Try again."))
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      title="Delete the game?"
      onClose={onCancel}
      lightDismiss={false}
      initialFocus={field}
      describedBy={`${id}-about`}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" type="submit" form={id} busy={isBusy}>
            Delete forever
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={common.close} onSubmit={submit}>
        <p id={`${id}-about`}>
          This deletes the game for everyone, with its characters, seats, and links. You can't undo it. Ideas and random
          tables stay with whoever made them. To keep the game, archive it instead.
        </p>
        <Field
          ref={field}
          label={`Type “${inSentence(name)}” to confirm`}
          error={error}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          onChange={() => setError('')}
        />
      </form>
    </Dialog>
  )
}
