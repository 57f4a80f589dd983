import * as z from 'zod/mini'
import { slug, username } from '../../rules/account.ts'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { PromptDialog } from '../../ui/prompt/prompt-dialog.tsx'
import type { DialogRecord, PromptRule } from './overlays-slice.ts'

type AskDialogProps = { dialog: DialogRecord; onAnswer: (answer: boolean | string | null) => void }

/** One open confirm or prompt. */
export default function DialogView({ dialog, onAnswer }: AskDialogProps) {
  if (dialog.type === 'confirm') return <ConfirmDialog open {...dialog.options} onAnswer={onAnswer} />
  const { rule, ...options } = dialog.options
  return <PromptDialog open {...options} validate={rule && promptRules[rule]} onAnswer={onAnswer} />
}

/** The message of a shared rule that refuses the value. */
const by = (schema: z.ZodMiniType) => (value: string) => z.safeParse(schema, value).error?.issues[0]?.message

/** What is wrong with a prompt's value, in the person's words, or `undefined`. */
export const promptRules: Record<PromptRule, (value: string) => string | undefined> = {
  required: (value) => (value.trim() ? undefined : 'Enter a text.'),
  username: by(username),
  slug: by(slug),
}
