import { CheckIcon } from '../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'

/** Sighted people see the mark; screen readers read the word. */
export function VisuallyHiddenExample() {
  return (
    <p>
      rowan <CheckIcon />
      <VisuallyHidden>is at the table</VisuallyHidden>
    </p>
  )
}
