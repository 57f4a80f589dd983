import { useState } from 'react'
import * as z from 'zod/mini'
import { slug } from '../../../rules/account.ts'
import { Field } from '../../../ui/field/field.tsx'

export function FieldExample() {
  const [text, setText] = useState('the-long-table')
  const { success, error } = z.safeParse(slug, text)
  return (
    <Field
      label="Slug"
      hint="The last part of an address."
      value={text}
      valid={success}
      error={error?.issues[0]?.message}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
