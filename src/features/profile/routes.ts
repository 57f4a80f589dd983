import type { Screens } from '../../platform/navigation/screens.ts'

export const profileScreens = {
  profile: () => import('./screens/profile.tsx'),
} satisfies Screens
