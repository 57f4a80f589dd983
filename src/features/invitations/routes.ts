import type { Screens } from '../../shell/screens.ts'

export const invitationsScreens = {
  join: () => import('./screens/join.tsx'),
  gameInvite: () => import('./screens/game-invite.tsx'),
} satisfies Screens
