import drawing from '../../../platform/page/drawings/idea-builder.svg?no-inline'
import { EmptyState } from '../../../platform/page/empty-state.tsx'

export default function IdeaBuilder() {
  return (
    <EmptyState
      route="ideaBuilder"
      drawing={drawing}
      lead="People, places and troubles that a story could grow from belong here; none can be kept yet."
      next={{ route: 'game', label: 'Go to the game' }}
    />
  )
}
