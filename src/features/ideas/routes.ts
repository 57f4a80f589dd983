import type { Screens } from '../../platform/navigation/screens.ts'

export const ideasScreens = {
  ideaBuilder: () => import('./screens/idea-builder.tsx'),
} satisfies Screens
