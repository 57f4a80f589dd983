import { useState } from 'react'
import { LiveRegion, useSettled } from '../announcer/live-region.tsx'
import { Button } from '../button/button.tsx'
import common from '../common.module.css'
import { Field } from '../field/field.tsx'
import styles from './filter-list.module.css'
import { FilterRows, type FilterRowsProps } from './filter-rows.tsx'
import { matchesInWords, useFilter } from './use-filter.ts'

export type FilterListProps<Item> = Omit<FilterRowsProps<Item>, 'isShown' | 'fresh'> & {
  /** The text of an item that the filter searches. Declare it outside of the component, or memoize it. */
  textOf: (item: Item) => string
  /** The word for one item, and for many items. */
  noun: readonly [one: string, many: string]
  /** The filter text, if a field elsewhere has it. Without it the list has its own field. */
  query?: string
  /** Whether the page shows the number of items. Then the count appears only during a search. */
  isCounted?: boolean
  /** The number of rows that are shown first and then added at a time. For large rows. */
  step?: number
  /** Whether a matching item is shown at any position in the list. Memoize it. */
  isHeld?: (item: Item) => boolean
}

/** A list with a filter, the number of matches, and a sentence if nothing matches. */
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
  // Announced after a pause; sooner, it would interrupt the reading of the typed keys.
  const announced = useSettled(count)
  return (
    <div className={common.close}>
      {(query === undefined || count) && (
        <div className={`${common.row} ${styles.bar}`}>
          {query === undefined && (
            <Field
              type="search"
              label={`Filter ${noun[1]}`}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <p className={`${common.small} ${common.region} ${styles.count}`} aria-hidden="true">
            {count}
          </p>
        </div>
      )}
      <LiveRegion message={announced} />
      <FilterRows {...list} isShown={isShown} fresh={fresh} />
      {hasMore && (
        <p>
          <Button onClick={showMore}>Show more</Button>
        </p>
      )}
      {found === 0 && current.trim() !== '' && (
        <p className={`${common.muted} ${styles.nothing}`} dir="auto">
          {matchesInWords(found, noun, current.trim())}
        </p>
      )}
    </div>
  )
}
