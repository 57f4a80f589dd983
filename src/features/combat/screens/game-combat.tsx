import drawing from '../../../shell/page/drawings/combat.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameCombat() {
  return (
    <EmptyState
      route="gameCombat"
      drawing={drawing}
      lead="No combat yet."
      next={{ route: 'gameTable', label: 'Go to Table' }}
    />
  )
}
