import drawing from '../../../platform/page/drawings/game.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function Game() {
  return (
    <EmptyState
      route="game"
      drawing={drawing}
      lead="The game you are in, from the first call to the last die: so far you are in none."
      next={{ route: 'gameCreate', label: 'Go to Create Game' }}
    />
  )
}
