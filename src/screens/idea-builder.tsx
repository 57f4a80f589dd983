import { EmptyState } from './empty-state.tsx'

export function IdeaBuilder() {
  return (
    <EmptyState
      route="ideaBuilder"
      lead="Collect people, places and troubles that a story could grow from."
      state="There are no ideas here yet. When ideas can be kept, this is where they will live; until then a game can be set up without them."
      next={[
        { route: 'gameCreate', label: 'Create a game' },
        { route: 'home', label: 'To your home' },
      ]}
    />
  )
}
