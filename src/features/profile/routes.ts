import type { Screens } from '../../shell/screens.ts'

export const profileScreens = {
  profile: () => import('./screens/profile.tsx'),
} satisfies Screens
