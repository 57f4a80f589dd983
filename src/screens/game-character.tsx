import { EmptyState } from './empty-state.tsx'

export function GameCharacter() {
  return (
    <EmptyState
      route="gameCharacter"
      lead="Who you are in the story."
      state="You have no character yet: characters belong to a game, and you are in none."
      next={[
        { route: 'game', label: 'To the game' },
        { route: 'gameTable', label: 'To the table' },
      ]}
    />
  )
}
