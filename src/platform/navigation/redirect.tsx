import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Leads on to another page in place of this one, once for each visit. React Router's own `<Navigate>` leads on when it is
 * mounted, and somebody who goes Back while the other page is still on its way would be left with nothing.
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
