import { type KeyboardEvent, type RefObject, useEffect } from 'react'

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

/**
 * Keeps an open menu at its button while the page scrolls and the window changes. Returns the function that places it
 * before it is shown.
 */
export function useMenuPlace(button: Ref, menu: Ref, isOpen: boolean) {
  const place = () => {
    if (menu.current && button.current) placeMenu(menu.current, button.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const follow = ({ target }: Event) => {
      if (target !== menu.current) place()
    }
    place()
    for (const type of ['resize', 'scroll']) addEventListener(type, follow, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [isOpen])
  return place
}

/** The gap between button and menu, and the least gap between menu and window edge; CSS pixels. */
const GAP = 4

/** The position nearest to `start` that keeps `size` inside `room`, with a gap on both sides. */
const keepIn = (room: number, start: number, size: number) => `${Math.max(GAP, Math.min(start, room - GAP - size))}px`

/**
 * Places a menu at its button: below it, or above it if there is more room. It is aligned with the side where the
 * button's text begins, or with the other side if the window ends there. A script does it because Firefox before 147
 * has no CSS anchors, and WebKit measures `position-try-fallbacks` against the window as if it were not scrolled.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement) {
  const { style } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const { top, right, bottom, left } = button.getBoundingClientRect()
  // A hidden menu has no size, and the right edge would squeeze a visible one. So it is measured at the top left.
  style.inset = '0 auto auto 0'
  style.display = 'block'
  const width = menu.offsetWidth
  const wanted = menu.scrollHeight + menu.offsetHeight - menu.clientHeight
  style.display = ''
  const above = top - 2 * GAP
  const below = clientHeight - bottom - 2 * GAP
  const height = Math.min(wanted, Math.max(above, below))
  style.maxHeight = `${height}px`
  style.top = keepIn(clientHeight, height <= below ? bottom + GAP : top - GAP - height, height)
  // If it would reach beyond the window, it is aligned with the other side of the button.
  const isTurned = button.matches(':dir(rtl)') ? right - width >= GAP : left + width > clientWidth - GAP
  style.left = keepIn(clientWidth, isTurned ? right - width : left, width)
}
