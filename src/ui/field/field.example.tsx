import { useState } from 'react'
import { Field } from '../../ui/field/field.tsx'

const rule = /^\w{3,30}$/

/** Checked on leaving it; from then on the message follows the typing, and a mark says when it is right. */
export function FieldExample() {
  const [name, setName] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const isRight = rule.test(name)
  return (
    <Field
      label="Username"
      hint="3 to 30 letters, digits and underscores."
      autoComplete="username"
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => setIsLeft(name !== '')}
      error={isLeft && !isRight ? 'Enter 3 to 30 letters, digits or underscores.' : undefined}
      valid={isRight}
    />
  )
}
