import drawing from '../../../shell/page/drawings/combat.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameCombat() {
  return (
    <EmptyState
      route="gameCombat"
      drawing={drawing}
      lead="The turn order will be here: who's up, and who's next."
      next={{ route: 'gameLobby', label: 'Go to lobby' }}
    />
  )
}
