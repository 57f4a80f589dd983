import { Select } from '../../../../ui/select/select.tsx'
import { type Arrangement, orders } from '../../model/idea-values.ts'
import { kindNames, statusNames } from '../../model/words.ts'
import styles from './kept.module.css'

type KeptFiltersProps = {
  arrangement: Arrangement
  onChange: (part: Partial<Arrangement>) => void
}

/** Which ideas are shown, and in which order. */
export function KeptFilters({ arrangement: { kind, status, order }, onChange }: KeptFiltersProps) {
  return (
    <div className={styles.filters}>
      <Choice
        label="Kind"
        all="All kinds"
        names={kindNames}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <Choice
        label="Status"
        all="Any status"
        names={statusNames}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <Select label="Order" value={order} onChange={({ target }) => onChange({ order: target.value })}>
        {Object.entries(orders).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  names: Record<Value, string>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : (target.value as Value))}
    >
      <option value="">{all}</option>
      {Object.entries<string>(names).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  )
}
