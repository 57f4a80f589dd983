import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Replaces this page by another one, once for each visit. React Router's `<Navigate>` does so only when it mounts. A
 * person who goes Back while the other page is still loading would then see an empty page.
 *
 * @param to without the base path
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent(() => navigate(to, { replace: true }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own
  useEffect(() => void lead(), [key])
  return null
}
