import type { Screens } from '../../platform/navigation/screens.ts'

export const tableScreens = {
  gameTable: () => import('./screens/game-table.tsx'),
} satisfies Screens
