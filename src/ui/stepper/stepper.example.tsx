import { useState } from 'react'
import { Stepper } from '../../ui/stepper/stepper.tsx'

/** The limits are those of the contract. */
export function StepperExample() {
  const [seats, setSeats] = useState(5)
  return <Stepper label="Seats" hint="With the host’s." min={1} max={12} value={seats} onChange={setSeats} />
}
