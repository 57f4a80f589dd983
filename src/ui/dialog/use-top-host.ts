import { type RefObject, useEffect, useState } from 'react'
import { onModalChange, topModal } from './modal-stack.ts'

/**
 * `moveBefore` moves a node without restarting its animations. Not every browser has it, and TypeScript does not know
 * it yet.
 */
type Movable = HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }

/**
 * An element that is always inside the top modal dialog, or else where it belongs in the page. Everything outside a
 * modal dialog is inert. Undefined on the server and in the first render.
 *
 * @param home where it belongs; at the end of the page without it
 */
export function useTopHost(home?: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    // What sticks to an edge of the window may travel all along what is around it.
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
