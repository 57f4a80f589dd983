import type { Screens } from '../../shell/screens.ts'

export const charactersScreens = {
  gameCharacter: () => import('./screens/game-character.tsx'),
} satisfies Screens
