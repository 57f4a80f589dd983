import drawing from './drawings/combat.svg?no-inline'
import { EmptyState } from './empty-state.tsx'

export function GameCombat() {
  return (
    <EmptyState
      route="gameCombat"
      drawing={drawing}
      lead="Turn by turn, when words fail: no fight is under way."
      next={{ route: 'gameTable', label: 'Go to the table' }}
    />
  )
}
