import type { Screens } from '../../platform/navigation/screens.ts'

export const welcomeScreens = {
  welcome: () => import('./screens/welcome.tsx'),
} satisfies Screens
