import { type RefObject, useEffect, useState } from 'react'
import { onModalChange, topModal } from './modal-stack.ts'

/**
 * `moveBefore` moves a node without restarting its animations. Some browsers do not have it, and TypeScript does not
 * know it yet.
 */
type Movable = HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }

/**
 * An element that is always inside the top modal dialog, or in its usual place if there is none: everything outside a
 * modal dialog is inert. It is undefined on the server and in the first render.
 * @param home its usual place; without it, the end of the page
 */
export function useTopHost(home?: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    // The element has no box, so that `position: sticky` inside it works within the surrounding element.
    element.style.display = 'contents'
    const place = () => {
      const parent: Movable = topModal() ?? home?.current ?? document.body
      if (parent.moveBefore && element.isConnected) parent.moveBefore(element, null)
      else parent.append(element)
    }
    place()
    setHost(element)
    const stop = onModalChange(place)
    return () => {
      stop()
      element.remove()
    }
  }, [home])
  return host
}
