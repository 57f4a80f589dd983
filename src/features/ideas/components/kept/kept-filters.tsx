import { Select } from '../../../../ui/select/select.tsx'
import { type Arrangement, orders } from '../../model/idea-values.ts'
import { kindNames, statusNames } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { optionsOf } from '../parts.tsx'

type KeptFiltersProps = {
  arrangement: Arrangement
  onChange: (part: Partial<Arrangement>) => void
}

const orderNames = Object.fromEntries(Object.entries(orders).map(([order, { name }]) => [order, name]))

/** Filters by kind and status, and the order. An empty value shows all. */
export function KeptFilters({ arrangement: { kind, status, order }, onChange }: KeptFiltersProps) {
  const choice = (label: string, names: Record<string, string>, value: string, choose: (value: string) => void) => (
    <Select label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {optionsOf(names)}
    </Select>
  )
  return (
    <div className={styles.filters}>
      {choice('Kind', { '': 'All kinds', ...kindNames }, kind ?? '', (value) =>
        onChange({ kind: (value || undefined) as Arrangement['kind'] }),
      )}
      {choice('Status', { '': 'Any status', ...statusNames }, status ?? '', (value) =>
        onChange({ status: (value || undefined) as Arrangement['status'] }),
      )}
      {choice('Order', orderNames, order, (value) => onChange({ order: value }))}
    </div>
  )
}
