import { useState } from 'react'
import { Combobox } from '../../ui/combobox/combobox.tsx'

const zones = ['Africa/Cairo', 'America/New York', 'Asia/Tokyo', 'Europe/Berlin', 'Europe/London', 'UTC']
const options = zones.map((label) => ({ value: label.replaceAll(' ', '_'), label }))

/** The likeliest answer is chosen already. */
export function ComboboxExample() {
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <Combobox
      label="Time zone"
      hint="Type a city or a continent."
      noun={['time zone', 'time zones']}
      options={options}
      value={zone}
      onChange={setZone}
    />
  )
}
