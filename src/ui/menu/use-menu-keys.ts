import type { KeyboardEvent, RefObject } from 'react'

type Ref = RefObject<HTMLElement | null>

/** The keyboard control of a menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function useMenuKeys(button: Ref, menu: Ref) {
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
