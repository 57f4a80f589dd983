import type { StoryContext } from '@storybook/react-vite'
import { type Seed, seedGame } from '../../tests/support/seed-games.ts'

/** The id of the game that a story is about. */
export const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** For a story of somebody who sits in these games: `beforeEach: seeded({ gameId, role: 'player' })`. */
export const seeded =
  (...games: Seed[]) =>
  async ({ mock, store }: Pick<StoryContext, 'mock' | 'store'>): Promise<void> => {
    const userId = store.getState().session.user?.userId ?? ''
    for (const game of games) await seedGame(mock.world, userId, game)
  }
