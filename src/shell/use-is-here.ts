import { useLayoutEffect, useRef } from 'react'

/**
 * Whether the person is still on the page that made a call, for what its answer does. The address is compared too: a
 * page stays visible while the next one is loading.
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
