import { useLayoutEffect } from 'react'

/**
 * Sets a data attribute of the document while the component is mounted, for styles outside of it. With `:root:has(…)`
 * instead, the browser would search the whole page at each change.
 * @param name as in `dataset`
 */
export function useDocumentAttribute(name: string, value = ''): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
