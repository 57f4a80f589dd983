import { useEffect, useRef } from 'react'
import { foldName } from '../../../../rules/idea-table/template.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import type { Slot } from '../../model/generator/card.ts'
import { useTableGroups } from '../../model/use-tables.ts'
import styles from './slot.module.css'

type SlotTableProps = { slot: Slot; onChoose: (table: string) => void; onDone: () => void }

/** Chooses the table of a slot, which is drawn from it at once. It stays open: a keyboard passes by many tables. */
export function SlotTable({ slot, onChoose, onDone }: SlotTableProps) {
  const groups = useTableGroups()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  return (
    <div className={styles.choice}>
      <Select
        ref={select}
        label={`Table for “${slot.label}”`}
        value={foldName(slot.table)}
        onChange={({ target }) => onChoose(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      >
        {groups.map(({ label, names }) => (
          <optgroup key={label} label={label}>
            {names.map((name) => (
              <option key={name} value={foldName(name)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Button variant="quiet" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
