import type { Screens } from '../../platform/navigation/screens.ts'

export const charactersScreens = {
  gameCharacter: () => import('./screens/game-character.tsx'),
} satisfies Screens
