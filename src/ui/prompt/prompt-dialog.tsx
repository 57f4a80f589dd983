import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import common from '../common.module.css'
import { Dialog } from '../dialog/dialog.tsx'
import { useIgnoreDoubleClick } from '../dialog/use-ignore-double-click.ts'
import { Field } from '../field/field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import styles from './prompt-dialog.module.css'

export type PromptDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** What is asked, in a few words. */
  title: string
  /** Plain text above the field; its line breaks are kept. */
  message?: string
  /** The field’s label. */
  label: string
  /** The field’s text on opening. */
  initialValue?: string
  /** Several lines: Enter breaks the line, Ctrl+Enter or Cmd+Enter answers. */
  multiline?: boolean
  /** The button that answers. */
  confirmLabel?: string
  /** Set to false to show it within the page, as here. */
  modal?: boolean
  /** What is wrong with the value, in the person’s words, or undefined. */
  validate?: (value: string) => string | undefined
  /** The value as typed, or null when canceled. */
  onAnswer: (value: string | null) => void
}

/** Asks for a text. The text stays until the person answers or cancels. Each opening starts with the initial value. */
export function PromptDialog({ open, ...props }: PromptDialogProps) {
  return open ? <OpenPrompt {...props} /> : null
}

function OpenPrompt({
  title,
  message,
  label,
  initialValue = '',
  multiline = false,
  confirmLabel = 'Ok',
  modal = true,
  validate,
  onAnswer,
}: Omit<PromptDialogProps, 'open'>) {
  const id = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [value, setValue] = useState(initialValue)
  // No error is shown before the first attempt. From then on the message follows the typing.
  const [isTried, setIsTried] = useState(false)
  const error = isTried ? validate?.(value) : undefined
  useIgnoreDoubleClick()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (validate?.(value)) field.current?.focus()
    else onAnswer(value)
  }
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Otherwise the key press would go to the button that is focused by then, and open the prompt again.
    event.preventDefault()
    if (!event.repeat) event.currentTarget.requestSubmit()
  }
  const Control = multiline ? TextArea : Field

  return (
    <Dialog
      open
      modal={modal}
      title={title}
      onClose={() => onAnswer(null)}
      lightDismiss={value === initialValue}
      initialFocus={field}
      describedBy={message && `${id}-message`}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={`${common.stack} ${styles.form}`} onSubmit={submit} onKeyDown={submitByKey}>
        {message && (
          <p id={`${id}-message`} className={common.lines} dir="auto">
            {message}
          </p>
        )}
        <Control
          ref={field}
          label={label}
          dir="auto"
          value={value}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
