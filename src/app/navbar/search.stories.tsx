import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { gameId } from '../../../.storybook/harness/seed.ts'
import {
  expectNoSideScroll,
  inLargeText,
  onPhone,
  openSearch,
  type Person,
} from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { keepIdea } from '../../../mocks/tags/ideas/rules.ts'
import { type Seed, seedGame } from '../../../tests/support/seed-games.ts'
import { href } from '../../shell/href.ts'
import { Navbar } from './navbar.tsx'

const app = { path: href('gameTable', { game: gameId }), session: 'in' as const, overlays: true }

const meta = preview.meta({
  title: 'Behavior/Navbar/Search',
  component: Navbar,
  args: { version: 'v1.0.0', isSignedIn: true },
  parameters: { layout: 'fullscreen', app },
})

type World = Pick<StoryContext, 'mock' | 'store'>

/** A member of a game who has saved ideas. */
const settled =
  (game: Seed, ideas: readonly { title: string; tags?: string[] }[]) =>
  async ({ mock: { world }, store }: World): Promise<void> => {
    const userId = store.getState().session.user?.userId ?? ''
    await seedGame(world, userId, { gameId, ...game })
    await world.step(async (rows) => {
      for (const idea of ideas) await keepIdea(rows, world, userId, { kind: 'place', ...idea })
    })
  }

const others = [{ displayName: 'Tamsin Vane' }, { displayName: 'Wren Tamm', role: 'admin' as const }]
const tam = settled({ name: 'The Tamarisk Throne', others }, [
  { title: 'Tambour Lane', tags: ['harbor', 'market'] },
  { title: 'The last tamer of gulls' },
])

async function searchFor(story: Person, text: string) {
  const field = await openSearch(story)
  await story.userEvent.type(field, text)
  return field
}
const group = ({ canvas }: Person, name: string) => canvas.findByRole('group', { name })

async function expectAll(story: Person) {
  await expect(within(await group(story, 'Views')).getByRole('option', { name: 'Table (VTT)' })).toBeVisible()
  const game = within(await group(story, 'Games')).getByRole('option', { name: /Tamarisk/ })
  await expect(within(game).getByRole('mark')).toHaveTextContent(/^Ta$/)
  await expect(within(await group(story, 'People')).getAllByRole('option')).toHaveLength(2)
  await expect(within(await group(story, 'Ideas')).getAllByRole('option')).toHaveLength(2)
  await expectNoSideScroll()
}

/** Views, games, people and ideas, each kind under its heading. */
export const Everything = meta.story({
  beforeEach: tam,
  play: async (story) => {
    await searchFor(story, 'ta')
    await expectAll(story)
    await waitFor(() => expect(story.canvas.getByRole('option', { selected: true })).toHaveTextContent('Table (VTT)'))
  },
})

/** On a phone the list scrolls above the keyboard. */
export const EverythingOnPhone = meta.story({
  beforeEach: tam,
  globals: onPhone,
  play: async (story) => {
    await searchFor(story, 'ta')
    await group(story, 'Ideas')
    await story.userEvent.keyboard('{ArrowUp}')
    const last = await story.canvas.findByRole('option', { selected: true })
    await expect(last).toHaveTextContent('Tambour Lane')
    const { top, bottom } = last.getBoundingClientRect()
    const list = story.canvas.getByRole('listbox').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(list.top)
    await expect(bottom).toBeLessThanOrEqual(list.bottom + 1)
    await expectAll(story)
  },
})

const long = 'Tam'.repeat(13)

/** The longest names and tags, written right to left or in one word, in large text. */
export const LongNames = meta.story({
  beforeEach: settled(
    { name: `${long} `.repeat(2).trim(), others: [{ displayName: long }, { displayName: 'تام Tam' }] },
    [{ title: long.repeat(3), tags: [long.slice(0, 30), 'مصباح'] }],
  ),
  globals: { ...onPhone, ...inLargeText },
  play: async (story) => {
    await searchFor(story, 'tam')
    await expect(await story.canvas.findByRole('option', { name: /^⁨تام Tam⁩ Player/ })).toBeVisible()
    await expectNoSideScroll()
  },
})

const many = Array.from({ length: 101 }, (_, at) => ({ title: `Tambour Lane, house ${at}` }))

/** The best 6 of each kind, and 3 ideas. If some ideas aren’t loaded, a link leads to the Idea Builder for the rest. */
export const MoreIdeas = meta.story({
  beforeEach: settled({}, many),
  play: async (story) => {
    await searchFor(story, 'tam')
    const ideas = within(await group(story, 'Ideas')).getAllByRole('option')
    await expect(ideas).toHaveLength(4)
    await expect(ideas.at(-1)).toHaveTextContent('Search all your ideas')
  },
})

/** While something loads, the list doesn’t say “nothing found”. */
export const Loading = meta.story({
  beforeEach: tam,
  parameters: { app: { ...app, faults: { listMembers: 'hanging', listIdeas: 'hanging' } } },
  play: async (story) => {
    const field = await searchFor(story, 'gull')
    await expect(await story.canvas.findByText('Searching…')).toBeVisible()
    await story.userEvent.clear(field)
    await story.userEvent.type(field, 'ta')
    await expect(within(await group(story, 'Games')).getByRole('option', { name: /Tamarisk/ })).toBeVisible()
  },
})

/** A kind that doesn’t load is left out, and the rest is suggested. */
export const NotLoaded = meta.story({
  beforeEach: tam,
  parameters: { app: { ...app, faults: { listGames: '500-message', listIdeas: 'offline' } } },
  play: async (story) => {
    const field = await searchFor(story, 'ta')
    await expect(within(await group(story, 'People')).getAllByRole('option')).toHaveLength(2)
    await expect(story.canvas.queryByRole('group', { name: 'Games' })).not.toBeInTheDocument()
    await story.userEvent.clear(field)
    await story.userEvent.type(field, 'gull')
    await expect(await story.canvas.findByText('No suggestions for “gull”.', { selector: 'p' })).toBeVisible()
    await expect(story.canvas.queryByText(/failed|went wrong/i)).not.toBeInTheDocument()
  },
})
