import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gameId } from '../../../../../.storybook/harness/seed.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { memberships } from '../../../../../mocks/tags/games/tables.ts'
import { keepIdea } from '../../../../../mocks/tags/ideas/rules.ts'
import { seedGame } from '../../../../../tests/support/seed-games.ts'
import { examples } from '../../../../contract/examples.gen.ts'
import { zGame } from '../../../../contract/schemas/games.gen.ts'
import type { Game } from '../../../../contract/types.gen.ts'
import { href } from '../../../../shell/href.ts'
import GameIdeasPane from './game-ideas-pane.tsx'

const [example] = Object.values(examples.getGame.answers[200])
const game: Game = { ...zGame.parse(example), gameId, role: 'host' }

const meta = preview.meta({
  title: 'Screens/Idea Builder/In this game',
  tags: ['autodocs'],
  component: GameIdeasPane,
  args: { game },
  parameters: { app: { path: href('ideaBuilder'), session: 'in', overlays: true } },
})

async function seed({ mock, store }: Pick<StoryContext, 'mock' | 'store'>) {
  const { world } = mock
  const userId = store.getState().session.user?.userId ?? ''
  await seedGame(world, userId, { gameId, others: [{ displayName: 'Ash', sigil: 'owl', colour: 'lake' }] })
  await world.step(async (rows) => {
    const ash = (await rows(memberships).all()).find((seat) => seat.userId !== userId)?.userId ?? ''
    const mine = { kind: 'place' as const, title: 'The Drowned Bell', tags: ['harbor'], gameId }
    await keepIdea(rows, world, userId, { ...mine, visibility: 'everyone' })
    const body = 'She writes down whatever the dead still owe.'
    await keepIdea(rows, world, ash, { kind: 'person', title: 'Mother Quill', body, gameId, visibility: 'hosts' })
  })
}

/** Your ideas and those of others, each with its author. The host and admins can remove one. */
export const Default = meta.story({
  parameters: { frame: '24rem' },
  beforeEach: seed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Mother Quill' })).toHaveTextContent(
      /By Ash.*Host and admins/,
    )
    await expect(canvas.getByRole('article', { name: 'The Drowned Bell' })).toHaveTextContent(/Yours.*Everyone/)
  },
})
