import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { addCharacters, addConditions, crownCharacters } from '../../mocks/tags/characters/example.ts'
import { games, memberships } from '../../mocks/tags/games/tables.ts'
import { gameId, others, seeded } from './seed.ts'

type Context = Pick<StoryContext, 'mock' | 'store'>

/** Characters of each kind. The person who looks owns the first of them. */
export const peopled =
  (role: 'host' | 'player' = 'host') =>
  async (context: Context) => {
    await seeded({ gameId, others, role })(context)
    const { world } = context.mock
    const me = context.store.getState().session.user?.userId ?? ''
    await world.step((rows) => {
      const game = rows(games).get(gameId)
      const [first, second, third] = rows(memberships)
        .where({ gameId })
        .map(({ userId }) => userId)
        .filter((userId) => userId !== me)
      if (!game || !first || !second || !third) throw new Error('Nobody plays.')
      addConditions(rows, world, game)
      addCharacters(rows, world, game, crownCharacters(first, me, second, third))
    })
  }

/** Opens a sheet from the list with one press. */
export const openSheet = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string) => {
  await userEvent.click(await canvas.findByRole('link', { name }))
  return within(await canvas.findByRole('region', { name }))
}
