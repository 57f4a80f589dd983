import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'

/** Keeps its place, its text and the focus while the work is under way. */
export function BusyExample({ save }: { save: () => Promise<void> }) {
  const [isSaving, setIsSaving] = useState(false)
  const submit = async () => {
    setIsSaving(true)
    await save()
    setIsSaving(false)
  }
  return (
    <Button variant="primary" busy={isSaving} onClick={submit}>
      Keep my seat
    </Button>
  )
}
