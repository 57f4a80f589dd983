import type { TableEntry } from '../../../../contract/types.gen.ts'
import { Scrolling } from '../scrolling/scrolling.tsx'
import { EntryText } from './preview.tsx'
import styles from './tables.module.css'

/** The entries of a table, folded away until somebody wants to read them. */
export function Entries({ entries }: { entries: readonly TableEntry[] }) {
  return (
    <details className={styles.fold}>
      <summary>Read the entries</summary>
      <Scrolling label="Entries">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a table may be alike
          <li key={at} className={styles.entry}>
            <EntryText {...entry} />
          </li>
        ))}
      </Scrolling>
    </details>
  )
}
