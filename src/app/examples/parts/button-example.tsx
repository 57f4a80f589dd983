import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'

export function ButtonExample() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
        Primary
      </Button>
      <Button variant="secondary" onClick={() => setBusy(false)}>
        Secondary
      </Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button variant="quietDanger">Quiet danger</Button>
      <Button disabled>Disabled</Button>
    </>
  )
}
