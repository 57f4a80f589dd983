import { isSameName } from '../../lib/match-words.ts'
import { PromptDialog } from './prompt-dialog.tsx'

export type TypedConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** The question, in a few words. */
  title: string
  /** What will be destroyed, and that it cannot be undone. Plain text; its line breaks are kept. */
  message: string
  /** The name that has to be typed. The dialog shows it. */
  expected: string
  /** The text of the button that confirms. Best is the verb of the question. */
  confirmLabel: string
  /** The text of the button that cancels. */
  cancelLabel?: string
  /** False: within the page, as on its docs page. */
  modal?: boolean
  /** True: the name was typed and confirmed. False: cancelled. */
  onAnswer: (ok: boolean) => void
}

/** Confirms an action that destroys much and cannot be undone. The person types the item's name first. */
export function TypedConfirmDialog({ message, expected, onAnswer, ...props }: TypedConfirmDialogProps) {
  return (
    <PromptDialog
      {...props}
      danger
      message={message}
      label={`Type “${expected}” to confirm`}
      validate={(text) => (isSameName(text, expected) ? undefined : `That's not the name. Type “${expected}”.`)}
      onAnswer={(text) => onAnswer(text !== null)}
    />
  )
}
