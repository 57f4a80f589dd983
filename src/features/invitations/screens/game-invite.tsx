import drawing from '../../../platform/page/drawings/invite.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function GameInvite() {
  return (
    <EmptyState
      route="gameInvite"
      drawing={drawing}
      lead="A link calls your players to the table, once there is a game to invite them to."
      next={{ route: 'gameLobby', label: 'Go to the lobby' }}
    />
  )
}
