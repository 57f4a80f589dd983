import type { Screens } from '../../shell/screens.ts'

export const lobbyScreens = {
  gameLobby: () => import('./screens/game-lobby.tsx'),
} satisfies Screens
