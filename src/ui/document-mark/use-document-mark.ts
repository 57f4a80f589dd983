import { useLayoutEffect } from 'react'

/**
 * Marks the document with a data attribute while the component is mounted, for styles outside of it. `:root:has(…)`
 * would have the browser search the whole page at each change.
 *
 * @param name as in `dataset`
 */
export function useDocumentMark(name: string, value = ''): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
