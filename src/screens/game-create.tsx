import { EmptyState } from './empty-state.tsx'

export function GameCreate() {
  return (
    <EmptyState
      route="gameCreate"
      lead="Name your game and set the table for your players."
      state="Games cannot be created yet. The next step after this one will be to invite your players."
      next={[
        { route: 'gameInvite', label: 'Next: invite players' },
        { route: 'game', label: 'Back to the game' },
      ]}
    />
  )
}
