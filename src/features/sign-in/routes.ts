import type { Screens } from '../../platform/navigation/screens.ts'

export const signInScreens = {
  login: () => import('./screens/login.tsx'),
  logout: () => import('./screens/logout.tsx'),
} satisfies Screens
