import { useState } from 'react'
import { Field } from '../../ui/field/field.tsx'

const rule = /^\w{3,30}$/

/**
 * Validated when the person leaves it. From then on the message follows the typing, and a mark shows when the value is
 * valid.
 */
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
