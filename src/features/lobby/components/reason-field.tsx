import * as z from 'zod/mini'
import { zReason } from '../../../contract/schemas/schedule.gen.ts'
import { unseenInLines } from '../../../rules/text-rule.ts'
import { Field } from '../../../ui/field/field.tsx'
import { countCharacters } from '../../../ui/text-area/count-characters.ts'
import { longest } from '../model/limits.ts'

/** The error of a reason and how to fix it, or `undefined`. */
export function reasonError(reason: string): string | undefined {
  if (countCharacters(reason.trim()) > longest.reason) return `Use at most ${longest.reason} characters.`
  return z.safeParse(zReason, reason.trim()).success ? undefined : unseenInLines
}

type ReasonFieldProps = { value: string; wasRefused: boolean; readOnly?: boolean; onChange: (reason: string) => void }

/** Why a session is moved or canceled, for the others. */
export function ReasonField({ value, wasRefused, readOnly, onChange }: ReasonFieldProps) {
  return (
    <Field
      label="Reason (optional)"
      hint="Everyone in the game can see it."
      autoComplete="off"
      value={value}
      readOnly={readOnly}
      error={wasRefused ? reasonError(value) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
