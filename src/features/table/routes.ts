import type { Screens } from '../../shell/screens.ts'

export const tableScreens = {
  gameTable: () => import('./screens/game-table.tsx'),
} satisfies Screens
