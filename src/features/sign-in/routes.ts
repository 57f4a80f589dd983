import type { Screens } from '../../shell/screens.ts'

export const signInScreens = {
  login: () => import('./screens/login.tsx'),
  logout: () => import('./screens/logout.tsx'),
} satisfies Screens
