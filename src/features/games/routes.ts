import type { Screens } from '../../shell/screens.ts'

export const gamesScreens = {
  game: () => import('./screens/game.tsx'),
  gameCreate: () => import('./screens/game-create.tsx'),
} satisfies Screens
