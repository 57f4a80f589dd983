import { EmptyState } from './empty-state.tsx'

export function GameInvite() {
  return (
    <EmptyState
      route="gameInvite"
      lead="Call your players to the table with a link."
      state="There is no game to invite to yet. Players who have a link open it and join; they gather in the lobby."
      next={[
        { route: 'gameLobby', label: 'Next: the lobby' },
        { route: 'gameCreate', label: 'Back to creating a game' },
      ]}
    />
  )
}
