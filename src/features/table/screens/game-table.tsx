import drawing from '../../../shell/page/drawings/table.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameTable() {
  return (
    <EmptyState
      route="gameTable"
      drawing={drawing}
      lead="No map, pieces, or dice yet."
      next={{ route: 'gameCharacter', label: 'Go to character' }}
    />
  )
}
