import drawing from '../../../platform/page/drawings/create.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function GameCreate() {
  return (
    <EmptyState
      route="gameCreate"
      drawing={drawing}
      lead="A game begins with a name and a table set for its players; none can be created yet."
      next={{ route: 'gameInvite', label: 'Go to Invite Players' }}
    />
  )
}
