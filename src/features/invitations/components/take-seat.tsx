import { useEffect, useState } from 'react'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Redirect } from '../../../shell/redirect.tsx'

type TakeSeatProps = {
  gameId: string
  /** Whether the person is still at the invitation. */
  isHere: () => boolean
}

/**
 * The person has a seat: the lobby takes the place of the invitation in the history, so that Back does not offer it.
 * Whoever has gone on meanwhile is told so, and stays there.
 */
export function TakeSeat({ gameId, isHere }: TakeSeatProps) {
  const { toast } = useOverlays()
  const [wasHere] = useState(isHere)
  useEffect(() => toast.success("You're in. Welcome!", { id: 'seat-taken' }), [toast])
  return wasHere && <Redirect to={href('gameLobby', { game: gameId })} />
}
