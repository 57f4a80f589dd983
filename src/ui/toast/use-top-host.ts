import { useEffect, useState } from 'react'
import { onModalChange, topModal } from '../dialog/modal-stack.ts'

/** `moveBefore` moves a node without a restart of its animations; not every browser, nor TypeScript, has it yet. */
type Movable = HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }

/**
 * An element that is always in the top-most modal dialog, or else at the end of the page. Everything outside a modal
 * dialog is inert: it can be neither clicked nor heard. Undefined on the server and in the first render.
 */
export function useTopHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
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
