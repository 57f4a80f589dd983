import drawing from '../../../shell/page/drawings/table.svg?no-inline'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameTable() {
  return (
    <EmptyState
      route="gameTable"
      drawing={drawing}
      lead="The map, the pieces and the dice belong here; the table is still bare."
      next={{ route: 'gameCharacter', label: 'Go to character' }}
    />
  )
}
