import drawing from '../../../shell/page/drawings/combat.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameCombat() {
  return (
    <EmptyState
      route="gameCombat"
      drawing={drawing}
      lead="Turn order is coming."
      next={{ route: 'gameLobby', label: 'Go to lobby' }}
    />
  )
}
