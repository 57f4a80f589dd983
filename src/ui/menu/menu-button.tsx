import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MenuIcon } from '../icon/icons.tsx'
import { usePopupPlace } from '../popup/use-popup-place.ts'
import styles from './menu-button.module.css'
import { useMenuKeys } from './use-menu-keys.ts'

/** One action of the menu. */
export type MenuItem = {
  /** Distinguishes it from the others. */
  id: string
  /** The text of the item. Typing a letter moves to the next item that begins with it. */
  label: string
  /** Shown before the label. */
  icon?: ReactNode
  /** Whether it removes something. Its label then has the color of danger. */
  danger?: boolean
  /** Called after the menu has closed and the focus is back on its button. */
  onSelect: () => void
}

export type MenuButtonProps = {
  /** The name of the button and of the menu. */
  label: string
  /** The items, in the order of the menu. */
  items: readonly MenuItem[]
  /** The content of the button. The default is three bars. */
  children?: ReactNode
}

/** A button that opens a menu of actions: the menu button pattern of the ARIA Authoring Practices, on the Popover API. */
export function MenuButton({ label, items, children = <MenuIcon /> }: MenuButtonProps) {
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const keys = useMenuKeys(button, menu)
  const place = usePopupPlace(menu, () => button.current, isOpen)
  const onToggle = (isOpen: boolean) => {
    setIsOpen(isOpen)
    if (isOpen) keys.focusOnOpen()
  }
  // In prerendered HTML the browser may have opened the menu before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) onToggle(true)
  }, [])

  const select = (item: MenuItem) => {
    menu.current?.hidePopover()
    button.current?.focus()
    item.onSelect()
  }
  return (
    <>
      {/* `popovertarget` instead of a click handler: the browser then knows that a click on the button is not a click
          outside. */}
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onKeyDown={keys.onButtonKeyDown}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={keys.onMenuKeyDown}
        onBeforeToggle={(event) => event.newState === 'open' && place()}
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-danger={item.danger}
            onClick={() => select(item)}
          >
            {item.icon}
            <span>{item.label}</span>
          </button>
        ))}
      </div>
    </>
  )
}
