import type { Screens } from '../../platform/navigation/screens.ts'

export const homeScreens = {
  home: () => import('./screens/home.tsx'),
} satisfies Screens
