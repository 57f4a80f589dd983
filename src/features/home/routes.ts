import type { Screens } from '../../shell/screens.ts'

export const homeScreens = {
  home: () => import('./screens/home.tsx'),
} satisfies Screens
