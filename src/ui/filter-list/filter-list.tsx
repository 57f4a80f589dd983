import { type CSSProperties, memo, type ReactNode, useState } from 'react'
import { LiveRegion } from '../announcer/live-region.tsx'
import { useSettled } from '../announcer/use-settled.ts'
import { Field } from '../field/field.tsx'
import styles from './filter-list.module.css'
import { useFilter } from './use-filter.ts'

export type FilterListProps<Item> = {
  /** All items, in the order of the list. Pass the same array while they are the same. */
  items: readonly Item[]
  /** A key that is unique in the list. */
  keyOf: (item: Item) => string
  /** The text of an item that is searched. Declare it outside of the component, or memoise it. */
  textOf: (item: Item) => string
  /** Shows one item. Declare it outside of the component, or memoise it: a new function renders every row again. */
  renderItem: (item: Item) => ReactNode
  /** The name of the list. */
  label: string
  /** The word for one item, and for many. */
  noun: readonly [one: string, many: string]
  /** The filter text, where a field elsewhere has it. Without it the list has a field of its own. */
  query?: string
  /** The least width of a column, as CSS. Without it there is one column. */
  column?: string
}

/** A list with a filter, the count of what it found, and a sentence where it found nothing. */
export function FilterList<Item>({ noun, query, ...list }: FilterListProps<Item>) {
  const [typed, setTyped] = useState('')
  const { isShown, shown, query: current } = useFilter(list.items, list.textOf, query ?? typed)
  const all = list.items.length
  const nouns = all === 1 ? noun[0] : noun[1]
  const count = current.trim() === '' ? `${all} ${nouns}` : `${shown} of ${all} ${nouns}`
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
      <Rows {...list} isShown={isShown} />
      {shown === 0 && current.trim() !== '' && (
        <p className={styles.nothing} dir="auto">
          No {noun[0]} matches “{current.trim()}”.
        </p>
      )}
    </div>
  )
}

type RowsProps<Item> = Pick<FilterListProps<Item>, 'items' | 'keyOf' | 'renderItem' | 'label' | 'column'> & {
  isShown: readonly boolean[]
}

/** Memoised: a key press renders the field at once, and the rows only with the deferred result. */
const Rows = memo(function Rows<Item>({ items, keyOf, renderItem, label, column = '100%', isShown }: RowsProps<Item>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none
    <ul role="list" aria-label={label} className={styles.list} style={{ '--column': column } as CSSProperties}>
      {items.map((item, at) => (
        <Row
          key={keyOf(item)}
          item={item}
          renderItem={renderItem as (item: unknown) => ReactNode}
          hidden={!isShown[at]}
        />
      ))}
    </ul>
  )
}) as <Item>(props: RowsProps<Item>) => ReactNode

type RowProps = { item: unknown; renderItem: (item: unknown) => ReactNode; hidden: boolean }

/** A row that does not match is hidden and stays mounted: to mount it again would take longer than a key press may. */
const Row = memo(function Row({ item, renderItem, hidden }: RowProps) {
  return (
    <li className={styles.row} hidden={hidden}>
      <Content item={item} renderItem={renderItem} />
    </li>
  )
})

const Content = memo(function Content({ item, renderItem }: Omit<RowProps, 'hidden'>) {
  return renderItem(item)
})
