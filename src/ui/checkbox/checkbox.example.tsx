import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'

/** The label says what is so when it is ticked. */
export function CheckboxExample() {
  const [isShown, setIsShown] = useState(false)
  return (
    <Checkbox
      label="Show archived games"
      hint="They can be restored at any time."
      checked={isShown}
      onChange={(event) => setIsShown(event.target.checked)}
    />
  )
}
