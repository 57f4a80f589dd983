import { useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import common from '../common.module.css'
import { Dialog } from '../dialog/dialog.tsx'
import { useIgnoreDoubleClick } from '../dialog/use-ignore-double-click.ts'

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** The question, in a few words. */
  title: string
  /** Plain text; its line breaks are kept. */
  message: string
  /** The button that confirms. Use the verb from the question. */
  confirmLabel?: string
  /** The button that changes nothing. */
  cancelLabel?: string
  /** Set to false to show it within the page, as here. */
  modal?: boolean
  /** Set if confirming destroys something. */
  danger?: boolean
  /** True: confirmed. False: canceled, by the button, Escape, the close button or a click outside the dialog. */
  onAnswer: (ok: boolean) => void
}

/** Asks one question. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel = 'Ok',
  cancelLabel = 'Cancel',
  modal = true,
  danger = false,
  onAnswer,
}: ConfirmDialogProps) {
  const messageId = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useIgnoreDoubleClick(open)
  return (
    <Dialog
      open={open}
      modal={modal}
      title={title}
      onClose={() => onAnswer(false)}
      initialFocus={cancel}
      describedBy={messageId}
      footer={
        <>
          <Button ref={cancel} onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p id={messageId} className={common.lines} dir="auto">
        {message}
      </p>
    </Dialog>
  )
}
