import { type RefObject, useCallback, useEffect } from 'react'
import { placeMenu } from './place-menu.ts'

type Ref = RefObject<HTMLElement | null>

/** Keeps an open menu at its button while the page scrolls and the window changes. Gives what places it before it shows. */
export function useMenuPlace(button: Ref, menu: Ref, isOpen: boolean) {
  const place = useCallback(() => {
    if (menu.current && button.current) placeMenu(menu.current, button.current)
  }, [button, menu])
  useEffect(() => {
    if (!isOpen) return
    const follow = (event: Event) => {
      if (event.target !== menu.current) place()
    }
    place()
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, { capture: true })
    }
  }, [menu, isOpen, place])
  return place
}
