import { formatDuration } from '../../../lib/times.ts'
import { Select } from '../../../ui/select/select.tsx'
import { durations } from '../model/limits.ts'

type DurationSelectProps = { value: number; readOnly?: boolean; onChange: (minutes: number) => void }

/** The length of a session, in steps of a quarter of an hour; a length from another client is kept. */
export function DurationSelect({ value, readOnly = false, onChange }: DurationSelectProps) {
  const steps = Array.from({ length: (durations.max - durations.min) / durations.step + 1 }, (_, at) => {
    return durations.min + at * durations.step
  })
  // A list of one is read-only: HTML has no other way.
  const offered = readOnly ? [value] : steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b)
  return (
    <Select label="How long" value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {formatDuration(minutes)}
        </option>
      ))}
    </Select>
  )
}
