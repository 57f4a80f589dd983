import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import common from '../common.module.css'
import { CheckIcon, MenuIcon } from '../icon/icons.tsx'
import { usePopupPlace } from '../popup/use-popup-place.ts'
import styles from './menu-button.module.css'

type Ref = RefObject<HTMLButtonElement | null>

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
  /** Whether it stands for what is shown now. It then has a tick. */
  current?: boolean
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
  /** The button, for example to give it the focus back. */
  ref?: Ref
}

/** A button that opens a menu of actions: the menu button pattern of the ARIA Authoring Practices, on the Popover API. */
export function MenuButton({ label, items, children = <MenuIcon />, ref }: MenuButtonProps) {
  const menuId = useId()
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
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
        className={`${common.over} ${styles.menu}`}
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
            data-danger={item.danger || undefined}
            aria-current={item.current || undefined}
            onClick={() => select(item)}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.current && <CheckIcon />}
          </button>
        ))}
      </div>
    </>
  )
}

/** The keyboard control of a menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
function useMenuKeys(button: Ref, menu: RefObject<HTMLElement | null>) {
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const focus = (index: number) => items().at(index)?.focus()

  /** Focuses the next item that starts with the letter. */
  const focusByLetter = (letter: string, current: number) => {
    const all = items()
    const inOrder = [...all.slice(current + 1), ...all.slice(0, current + 1)]
    inOrder.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()))?.focus()
  }

  const onMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = items()
    const current = all.findIndex((item) => item.matches(':focus'))
    const { key } = event
    if (key === 'ArrowDown') focus((current + 1) % all.length)
    else if (key === 'ArrowUp') focus(current <= 0 ? -1 : current - 1)
    else if (key === 'Home') focus(0)
    else if (key === 'End') focus(-1)
    else if (key === 'Escape' || key === 'Tab') {
      menu.current?.hidePopover()
      button.current?.focus()
      // Tab moves on from the button. Escape is prevented, so that a dialog around the menu stays open.
      if (key === 'Tab') return
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      focusByLetter(key, current)
    else return
    event.preventDefault()
  }

  return {
    /** The browser reports an opened menu later. A key pressed meanwhile has already moved the focus. */
    focusOnOpen() {
      if (!menu.current?.contains(document.activeElement)) focus(0)
    },
    onButtonKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (menu.current?.matches(':popover-open')) return onMenuKeyDown(event)
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.currentTarget.click()
      focus(event.key === 'ArrowDown' ? 0 : -1)
    },
    onMenuKeyDown,
  }
}
