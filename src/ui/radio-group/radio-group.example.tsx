import { useState } from 'react'
import { RadioGroup, type RadioOption } from '../../ui/radio-group/radio-group.tsx'

type Approval = 'automatic' | 'host'

const options: RadioOption<Approval>[] = [
  { value: 'automatic', label: 'At once', about: 'Whoever opens the link takes a seat.' },
  { value: 'host', label: 'After you let them in', about: 'You are asked each time.' },
]

/** The likelier answer comes first, and is chosen already. */
export function RadioGroupExample() {
  const [approval, setApproval] = useState<Approval>('automatic')
  return <RadioGroup label="Who comes by this link is in" options={options} value={approval} onChange={setApproval} />
}
