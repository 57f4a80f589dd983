import { useEffect, useState } from 'react'
import { onModalChange, topModal } from '../dialog/modal-stack.ts'

/**
 * `moveBefore` moves a node without restarting its animations. Not every browser has it, and TypeScript does not know
 * it yet.
 */
type Movable = HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }

/**
 * An element that is always inside the top modal dialog, or else at the end of the page. Everything outside a modal
 * dialog is inert. Undefined on the server and in the first render.
 */
export function useTopHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    // Views with buttons at the lower edge lift the toasts by this mark.
    element.dataset.toasts = ''
    const place = () => {
      const parent: Movable = topModal() ?? document.body
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
  }, [])
  return host
}
