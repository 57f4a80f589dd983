import type { Screens } from '../../shell/screens.ts'

export const combatScreens = {
  gameCombat: () => import('./screens/game-combat.tsx'),
} satisfies Screens
