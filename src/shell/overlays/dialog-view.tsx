import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { PromptDialog } from '../../ui/prompt/prompt-dialog.tsx'
import type { DialogRecord } from './overlays-slice.ts'

type AskDialogProps = { dialog: DialogRecord; onAnswer: (answer: boolean | string | null) => void }

/** One open confirm or prompt. */
export default function DialogView({ dialog, onAnswer }: AskDialogProps) {
  if (dialog.type === 'confirm') return <ConfirmDialog open {...dialog.options} onAnswer={onAnswer} />
  const { required, ...options } = dialog.options
  return <PromptDialog open {...options} validate={required ? askForText : undefined} onAnswer={onAnswer} />
}

const askForText = (value: string) => (value.trim() ? undefined : 'Enter a text.')
