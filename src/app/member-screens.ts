import type { ComponentType } from 'react'
import type { RouteId } from '../features/navigation/index.ts'

/** Loads the component of a screen. Rejects where its script does not arrive. */
export type Loader = () => Promise<ComponentType>

/** Where the screens are that only somebody who is signed in sees. */
export const memberScreens = {
  ideaBuilder: () => import('../screens/idea-builder.tsx').then(({ IdeaBuilder }) => IdeaBuilder),
  join: () => import('../screens/join.tsx').then(({ Join }) => Join),
  game: () => import('../screens/game.tsx').then(({ Game }) => Game),
  gameCreate: () => import('../screens/game-create.tsx').then(({ GameCreate }) => GameCreate),
  gameLobby: () => import('../screens/game-lobby.tsx').then(({ GameLobby }) => GameLobby),
  gameInvite: () => import('../screens/game-invite.tsx').then(({ GameInvite }) => GameInvite),
  gameTable: () => import('../screens/game-table.tsx').then(({ GameTable }) => GameTable),
  gameCharacter: () => import('../screens/game-character.tsx').then(({ GameCharacter }) => GameCharacter),
  gameCombat: () => import('../screens/game-combat.tsx').then(({ GameCombat }) => GameCombat),
  profile: () => import('../screens/profile.tsx').then(({ Profile }) => Profile),
} satisfies Partial<Record<RouteId, Loader>>
