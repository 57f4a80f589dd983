import { CheckIcon } from '../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'

/** The eye has the mark to go by, a screen reader the word. */
export function VisuallyHiddenExample() {
  return (
    <p>
      rowan <CheckIcon />
      <VisuallyHidden>is at the table</VisuallyHidden>
    </p>
  )
}
