import drawing from '../../../shell/page/drawings/table.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameTable() {
  return (
    <EmptyState
      route="gameTable"
      drawing={drawing}
      lead="The map will be here, with a piece for everyone. Until then, roll from Dice at the top."
      next={{ route: 'gameLobby', label: 'Go to lobby' }}
    />
  )
}
