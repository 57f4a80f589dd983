import drawing from '../../../shell/page/drawings/character.svg?no-inline'
import { EmptyState } from '../../../shell/page/empty-state.tsx'

export default function GameCharacter() {
  return (
    <EmptyState
      route="gameCharacter"
      drawing={drawing}
      lead="Who you are in the story; there are no characters yet."
      next={{ route: 'game', label: 'Go to game' }}
    />
  )
}
