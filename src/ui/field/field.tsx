import type { ComponentProps } from 'react'
import { type FrameProps, useFieldFrame } from './use-field-frame.tsx'

export type FieldProps = FrameProps & ComponentProps<'input'>

/** A one-line field with its label, hint and error. */
export function Field({ label, error, hint, valid, ...input }: FieldProps) {
  const { attributes, frame } = useFieldFrame({ label, error, hint, valid }, input)
  return frame(<input {...input} {...attributes} />)
}
