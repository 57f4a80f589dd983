import { useState } from 'react'
import { LiveRegion, useSettled } from '../announcer/live-region.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import styles from './filter-list.module.css'
import { FilterRows, type FilterRowsProps } from './filter-rows.tsx'
import { useFilter } from './use-filter.ts'

export type FilterListProps<Item> = Omit<FilterRowsProps<Item>, 'isShown' | 'fresh'> & {
  /** The text of an item that is searched. Declare it outside of the component, or memoise it. */
  textOf: (item: Item) => string
  /** The word for one item, and for many. */
  noun: readonly [one: string, many: string]
  /** The filter text, where a field elsewhere has it. Without it the list has a field of its own. */
  query?: string
  /** The page says how many there are: the count appears with a search only. */
  isCounted?: boolean
  /** How many rows are shown first, and more at a time, where they are large. */
  step?: number
  /** Whether an item that matches is shown however many come before it. Memoise it. */
  isHeld?: (item: Item) => boolean
}

/** A list with a filter, the count of what it found, and a sentence where it found nothing. */
export function FilterList<Item>({ noun, query, isCounted, step, isHeld, ...list }: FilterListProps<Item>) {
  const [typed, setTyped] = useState('')
  const {
    isShown,
    found,
    hasMore,
    showMore,
    fresh,
    query: current,
  } = useFilter(list.items, list.textOf, query ?? typed, step, isHeld)
  const all = list.items.length
  const nouns = all === 1 ? noun[0] : noun[1]
  const whole = isCounted ? '' : `${all} ${nouns}`
  const count = current.trim() === '' ? whole : `${found} of ${all} ${nouns}`
  // Announced after a pause: with each key it would interrupt the reading of the keys.
  const announced = useSettled(count)
  return (
    <div className={styles.filter}>
      <div className={styles.bar}>
        {query === undefined && (
          <Field
            type="search"
            label={`Filter ${noun[1]}`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <p className={styles.count} aria-hidden="true">
          {count}
        </p>
      </div>
      <LiveRegion message={announced} />
      <FilterRows {...list} isShown={isShown} fresh={fresh} />
      {hasMore && (
        <p>
          <Button onClick={showMore}>Show more</Button>
        </p>
      )}
      {found === 0 && current.trim() !== '' && (
        <p className={styles.nothing} dir="auto">
          No {noun[0]} matches “{current.trim()}”.
        </p>
      )}
    </div>
  )
}
