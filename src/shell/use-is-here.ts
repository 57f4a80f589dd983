import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that says whether the person is still on the page that made a call. The address is compared too,
 * because a page stays visible while the next one is loading.
 */
export function useIsHere(): () => boolean {
  const here = useRef<string>(undefined)
  useLayoutEffect(() => {
    here.current = location.pathname
    return () => {
      here.current = undefined
    }
  }, [])
  return () => here.current === location.pathname
}
