import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './filter-list.module.css'

export type FilterRowsProps<Item> = {
  /** All items, in the order of the list. Pass the same array while they are the same. */
  items: readonly Item[]
  /** A key that is unique in the list. */
  keyOf: (item: Item) => string
  /** Shows one item. Declare it outside of the component, or memoise it: a new function renders every row again. */
  renderItem: (item: Item) => ReactNode
  /** The name of the list. */
  label: string
  /** The least width of a column, as CSS. Without it there is one column. */
  column?: string
  /** Whether each item is shown, as `useFilter` says. */
  isShown: readonly boolean[]
  /** The row of this item takes the focus, as `useFilter` says. */
  fresh?: Item | undefined
}

/** Memoised: a key press renders the field at once, and the rows only with the deferred result. */
export const FilterRows = memo(function FilterRows<Item>({
  items,
  keyOf,
  renderItem,
  label,
  column = '100%',
  isShown,
  fresh,
}: FilterRowsProps<Item>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none
    <ul role="list" aria-label={label} className={styles.list} style={{ '--column': column } as CSSProperties}>
      {items.map((item, at) => (
        <Row
          key={keyOf(item)}
          item={item}
          renderItem={renderItem as (item: unknown) => ReactNode}
          isShown={isShown[at] ?? false}
          isFresh={item === fresh}
        />
      ))}
    </ul>
  )
}) as <Item>(props: FilterRowsProps<Item>) => ReactNode

type RowProps = {
  item: unknown
  renderItem: (item: unknown) => ReactNode
  isShown: boolean
  isFresh: boolean
}

/**
 * A row that does not match is hidden and stays mounted: to mount it again would take longer than a key press may. One
 * that was never shown is not there.
 */
const Row = memo(function Row({ item, renderItem, isShown, isFresh }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  useLayoutEffect(() => {
    // The button that brought this row may be gone. Whoever types meanwhile goes on.
    if (isFresh && isShown && !document.activeElement?.matches('input, textarea, select')) row.current?.focus()
  }, [isFresh, isShown])
  if (!wasShown) return null
  return (
    <li ref={row} className={styles.row} hidden={!isShown} tabIndex={isFresh ? -1 : undefined}>
      <Content item={item} renderItem={renderItem} />
    </li>
  )
})

const Content = memo(function Content({ item, renderItem }: Pick<RowProps, 'item' | 'renderItem'>) {
  return renderItem(item)
})
