import { useState } from 'react'
import { Stepper } from '../../../ui/stepper/stepper.tsx'

export function StepperExample() {
  const [seats, setSeats] = useState(5)
  return <Stepper label="Seats" min={1} max={12} value={seats} onChange={setSeats} />
}
