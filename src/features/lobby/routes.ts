import type { Screens } from '../../platform/navigation/screens.ts'

export const lobbyScreens = {
  gameLobby: () => import('./screens/game-lobby.tsx'),
} satisfies Screens
