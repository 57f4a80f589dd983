import { useSelector } from 'react-redux'
import { errorText } from '../../../api/api-error.ts'
import { useSetReadyMutation } from '../../../api/lobby-api.ts'
import type { Lobby } from '../../../contract/types.gen.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { standingOf } from './readiness.ts'
import { useInOrder } from './use-in-order.ts'

/** Whether I am ready, and the change of it: seen at once, and taken back where it did not reach the server. */
export function useReady(gameId: string, lobby: Lobby) {
  const me = useSelector(selectUser)?.userId ?? ''
  const { toast } = useOverlays()
  const [set] = useSetReadyMutation()
  return useInOrder({
    current: standingOf(lobby, me).ready,
    send: async (ready) => {
      const { error } = await set({ params: { gameId }, body: { ready } })
      if (error) toast.error(errorText(error, "Couldn't reach the others. Try again."))
    },
  })
}
