import type { Screens } from '../../shell/screens.ts'

export const welcomeScreens = {
  welcome: () => import('./screens/welcome.tsx'),
} satisfies Screens
