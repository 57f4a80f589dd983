import type { Screens } from '../../shell/screens.ts'

export const ideasScreens = {
  ideaBuilder: () => import('./screens/idea-builder.tsx'),
} satisfies Screens
