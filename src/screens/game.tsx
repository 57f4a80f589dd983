import { EmptyState } from './empty-state.tsx'

export function Game() {
  return (
    <EmptyState
      route="game"
      lead="The game you are in, from the first call to the last die."
      state="You are in no game yet. The way there: create a game, invite your players, meet in the lobby, sit down at the table."
      next={[
        { route: 'gameCreate', label: 'Create a game' },
        { route: 'gameLobby', label: 'To the lobby' },
      ]}
    />
  )
}
