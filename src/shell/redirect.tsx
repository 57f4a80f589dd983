import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Replaces this page by another one, once for each visit. React Router's `<Navigate>` does so only when it mounts. A
 * person who goes Back while the other page is still loading would then see an empty page.
 * @param to without the base path
 * @param state what the other page is told, in the state of its place in the history
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent(() => navigate(to, { replace: true, state }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own
  useEffect(() => void lead(), [key])
  return null
}

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
