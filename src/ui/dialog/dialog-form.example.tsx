import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'

/** A form in a dialog. Its submit button is in the footer. A click outside the dialog does not lose what was typed. */
export function DialogFormExample({ onNamed }: { onNamed: (name: string) => void }) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNamed(field.current?.value ?? '')
    setIsOpen(false)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Name your table</Button>
      <Dialog
        open={isOpen}
        title="Name your table"
        lightDismiss={false}
        initialFocus={field}
        onClose={() => setIsOpen(false)}
        footer={
          <Button variant="primary" type="submit" form={form}>
            Keep the name
          </Button>
        }
      >
        <form id={form} onSubmit={submit}>
          <Field ref={field} label="Name" hint="The others see it in the lobby." autoComplete="off" />
        </form>
      </Dialog>
    </>
  )
}
