import { useState } from 'react'
import { Select } from '../../ui/select/select.tsx'

const zones = ['Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo']

/** The first answer is the likeliest, and chosen already. */
export function SelectExample() {
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <Select
      label="Time zone"
      hint="The dates of the game are kept in it."
      value={zone}
      onChange={(event) => setZone(event.target.value)}
    >
      {zones.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  )
}
