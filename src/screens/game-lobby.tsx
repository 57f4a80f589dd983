import drawing from './drawings/lobby.svg?no-inline'
import { EmptyState } from './empty-state.tsx'

export function GameLobby() {
  return (
    <EmptyState
      route="gameLobby"
      drawing={drawing}
      lead="Players gather here before the game begins; nobody is waiting, for there is no game yet."
      next={{ route: 'gameTable', label: 'Go to the table' }}
    />
  )
}
