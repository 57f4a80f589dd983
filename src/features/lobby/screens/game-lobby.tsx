import drawing from '../../../platform/page/drawings/lobby.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function GameLobby() {
  return (
    <EmptyState
      route="gameLobby"
      drawing={drawing}
      lead="Players gather here before the game begins; there is nothing to do here yet."
      next={{ route: 'gameTable', label: 'Go to the table' }}
    />
  )
}
