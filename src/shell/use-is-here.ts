import { useLayoutEffect, useRef } from 'react'

/**
 * Whether the person is still at the page that asks, for what an answer does when it comes. The address tells as well: a
 * page stays in sight while the next one is loading.
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
