import { EmptyState } from './empty-state.tsx'

export function GameLobby() {
  return (
    <EmptyState
      route="gameLobby"
      lead="Where players gather before the game begins."
      state="Nobody is waiting here: there is no game yet. Once everybody is here, the table opens."
      next={[
        { route: 'gameTable', label: 'Next: the table' },
        { route: 'gameInvite', label: 'Invite players' },
      ]}
    />
  )
}
