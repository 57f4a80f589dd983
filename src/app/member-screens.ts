import type { ComponentType } from 'react'
import type { RouteId } from '../platform/navigation/route-table.ts'

/** Loads the component of a screen. Rejects where its script does not arrive. */
export type Loader = () => Promise<ComponentType>

/** Where the screens are that only somebody who is signed in sees. */
export const memberScreens = {
  ideaBuilder: () => import('../features/ideas/screens/idea-builder.tsx').then(({ IdeaBuilder }) => IdeaBuilder),
  join: () => import('../features/invitations/screens/join.tsx').then(({ Join }) => Join),
  game: () => import('../features/games/screens/game.tsx').then(({ Game }) => Game),
  gameCreate: () => import('../features/games/screens/game-create.tsx').then(({ GameCreate }) => GameCreate),
  gameLobby: () => import('../features/lobby/screens/game-lobby.tsx').then(({ GameLobby }) => GameLobby),
  gameInvite: () => import('../features/invitations/screens/game-invite.tsx').then(({ GameInvite }) => GameInvite),
  gameTable: () => import('../features/table/screens/game-table.tsx').then(({ GameTable }) => GameTable),
  gameCharacter: () =>
    import('../features/characters/screens/game-character.tsx').then(({ GameCharacter }) => GameCharacter),
  gameCombat: () => import('../features/combat/screens/game-combat.tsx').then(({ GameCombat }) => GameCombat),
  profile: () => import('../features/profile/screens/profile.tsx').then(({ Profile }) => Profile),
} satisfies Partial<Record<RouteId, Loader>>
