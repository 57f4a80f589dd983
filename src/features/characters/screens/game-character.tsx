import drawing from '../../../platform/page/drawings/character.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function GameCharacter() {
  return (
    <EmptyState
      route="gameCharacter"
      drawing={drawing}
      lead="Who you are in the story: a character belongs to a game, and you are in none yet."
      next={{ route: 'game', label: 'Go to the game' }}
    />
  )
}
