import { useState } from 'react'
import { Select } from '../../ui/select/select.tsx'

const lifetimes = ['1 hour', '1 day', '3 days', '7 days', '14 days', '30 days']

/** The first answer is the likeliest, and chosen already. */
export function SelectExample() {
  const [lifetime, setLifetime] = useState('7 days')
  return (
    <Select
      label="Works for"
      hint="After that the link lets nobody in."
      value={lifetime}
      onChange={(event) => setLifetime(event.target.value)}
    >
      {lifetimes.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  )
}
