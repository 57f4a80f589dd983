import drawing from '../../../shell/page/drawings/table.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameTable() {
  return (
    <EmptyState
      route="gameTable"
      drawing={drawing}
      lead="The map is coming. For now, open Dice to roll."
      next={{ route: 'gameLobby', label: 'Go to lobby' }}
    />
  )
}
