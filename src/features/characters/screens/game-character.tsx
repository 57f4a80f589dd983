import drawing from '../../../shell/page/drawings/character.svg?raw'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameCharacter() {
  return (
    <EmptyState
      route="gameCharacter"
      drawing={drawing}
      lead="No characters yet."
      next={{ route: 'game', label: 'Go to game' }}
    />
  )
}
