import { useEffect } from 'react'
import { href } from '../../../platform/navigation/href.ts'
import { Redirect } from '../../../platform/navigation/redirect.tsx'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'

/** The person has a seat: the lobby takes the place of the invitation in the history, so that Back does not offer it. */
export function TakeSeat({ gameId }: { gameId: string }) {
  const { toast } = useOverlays()
  useEffect(() => toast.success('You are in. Welcome to the table.', { id: 'seat-taken' }), [toast])
  return <Redirect to={href('gameLobby', { game: gameId })} />
}
