import type { Screens } from '../../platform/navigation/screens.ts'

export const combatScreens = {
  gameCombat: () => import('./screens/game-combat.tsx'),
} satisfies Screens
