import { EmptyState } from './empty-state.tsx'

export function GameCombat() {
  return (
    <EmptyState
      route="gameCombat"
      lead="Turn by turn, when words fail."
      state="No fight is under way."
      next={[
        { route: 'gameTable', label: 'To the table' },
        { route: 'gameCharacter', label: 'Your character' },
      ]}
    />
  )
}
