import { EmptyState } from './empty-state.tsx'

export function GameTable() {
  return (
    <EmptyState
      route="gameTable"
      lead="The virtual tabletop: the map, the pieces, the dice."
      state="The table is empty: no game has begun."
      next={[
        { route: 'gameLobby', label: 'Back to the lobby' },
        { route: 'gameCharacter', label: 'Your character' },
      ]}
    />
  )
}
