import { type RefObject, useEffect } from 'react'
import { placeMenu } from './place-menu.ts'

type Ref = RefObject<HTMLElement | null>

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
