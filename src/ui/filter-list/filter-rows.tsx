import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './filter-list.module.css'

export type FilterRowsProps<Item> = {
  /** All items, in the order of the list. Pass the same array while they are unchanged. */
  items: readonly Item[]
  /** A key that is unique in the list. */
  keyOf: (item: Item) => string
  /** Shows one item. Declare it outside of the component, or memoize it: a new function renders every row again. */
  renderItem: (item: Item) => ReactNode
  /** The name of the list. */
  label: string
  /** The minimum width of a column, as CSS. Without it there is one column. */
  column?: string
  /** Whether each item is shown, as `useFilter` says. */
  isShown: readonly boolean[]
  /** The item whose row takes the focus, as `useFilter` says. */
  fresh?: Item | undefined
  /** The item whose row takes the focus once it is shown. It does so once for each value of `asked`. Memoize it. */
  wanted?: { item: Item; asked: object } | undefined
}

/** Memoized: a key press renders the field at once, and the rows only with the deferred result. */
export const FilterRows = memo(function FilterRows<Item>({
  items,
  keyOf,
  renderItem,
  label,
  column = '100%',
  isShown,
  fresh,
  wanted,
}: FilterRowsProps<Item>) {
  // A row that no longer matches stays mounted and is hidden, because mounting it again would take too long for a key
  // press. A row that was never shown is not mounted: with 2,000 items, hidden rows would cost as much.
  const [there, setThere] = useState<ReadonlySet<string>>(new Set())
  const coming = items.filter((item, at) => isShown[at] && !there.has(keyOf(item)))
  if (coming.length > 0) setThere(new Set([...there, ...coming.map(keyOf)]))
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none
    <ul role="list" aria-label={label} className={styles.list} style={{ '--column': column } as CSSProperties}>
      {items.map(
        (item, at) =>
          there.has(keyOf(item)) && (
            <Row
              key={keyOf(item)}
              item={item}
              renderItem={renderItem as (item: unknown) => ReactNode}
              isShown={isShown[at] ?? false}
              isFresh={item === fresh || (item === wanted?.item && wanted.asked)}
            />
          ),
      )}
    </ul>
  )
}) as <Item>(props: FilterRowsProps<Item>) => ReactNode

type RowProps = {
  item: unknown
  renderItem: (item: unknown) => ReactNode
  isShown: boolean
  isFresh: boolean | object | undefined
}

const Row = memo(function Row({ item, renderItem, isShown, isFresh }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    // The pressed button may have disappeared. The focus of a person who types meanwhile stays.
    if (isFresh && isShown && !document.activeElement?.matches('input, textarea, select')) row.current?.focus()
  }, [isFresh, isShown])
  return (
    <li ref={row} className={styles.row} hidden={!isShown} tabIndex={isFresh ? -1 : undefined}>
      <Content item={item} renderItem={renderItem} />
    </li>
  )
})

const Content = memo(function Content({ item, renderItem }: Pick<RowProps, 'item' | 'renderItem'>) {
  return renderItem(item)
})
