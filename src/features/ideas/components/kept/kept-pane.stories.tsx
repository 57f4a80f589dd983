import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { onPhone } from '../../../../../.storybook/harness/stories.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { keepIdea } from '../../../../../mocks/tags/ideas/rules.ts'
import { ideas } from '../../../../../mocks/tags/ideas/tables.ts'
import { examples } from '../../../../contract/examples.gen.ts'
import { zIdea } from '../../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import { openStored } from '../../../../forms/outbox/pending-storage.ts'
import { href } from '../../../../shell/href.ts'
import { type PendingIdea, readPendingIdea } from '../../model/idea-mutations.ts'
import { writeSeen } from '../../model/use-my-ideas.ts'
import { KeptPane } from './kept-pane.tsx'

const app = { path: href('ideaBuilder'), session: 'in' as const, overlays: true }

const meta = preview.meta({
  title: 'Screens/Idea Builder/Kept ideas',
  tags: ['autodocs'],
  component: KeptPane,
  parameters: { app },
})

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })
const stair = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'
const quill = '2VJ0qH2jAx5fWrL6dQz9EbT3iY7'

type World = Pick<StoryContext, 'mock' | 'store'>
type Waiting = Pick<PendingIdea, 'ideaId'> & Partial<PendingIdea>

const userOf = ({ store }: World) => store.getState().session.user?.userId ?? ''

/** The idea "bell" is kept, perhaps in a version of another device, and these mutations wait on this one. */
const withBell =
  (elsewhere: Partial<Idea>, ...waiting: Waiting[]) =>
  async (story: World) => {
    const { world } = story.mock
    const person = userOf(story)
    const { ideaId, kind, title, body, tags } = bell
    await world.step(async (rows) => {
      const row = await keepIdea(rows, world, person, { ideaId, kind, title, body, tags })
      rows(ideas).put({ ...row, ...(elsewhere.title && { title: elsewhere.title, rev: 2 }) })
    })
    const storage = await openStored({ name: 'emberhall.ideas', read: readPendingIdea })
    const common = { person, key: stair, madeAt: Date.now(), begun: false }
    await storage.change(person, () =>
      waiting.map((entry, at) => ({ ...common, ...entry, seq: at + 1 }) as PendingIdea),
    )
    return async () => {
      await storage.change(person, () => [])
    }
  }

const create = (ideaId: string, title: string, body = ''): Waiting =>
  ({ operation: 'create', ideaId, body: { kind: 'place', title, body } }) as Waiting
const change = (title: string): Waiting =>
  ({ operation: 'change', ideaId: bell.ideaId, idea: bell, body: { title } }) as Waiting

/** Offline, changes wait. They are counted, and the list shows them as if they were saved. */
export const Offline = meta.story({
  globals: onPhone,
  parameters: { frame: '30rem' },
  beforeEach: async (story) => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return withBell({}, create(stair, 'The Salt Stair'), change('The Drowned Bell at noon'))(story)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 changes are waiting.')).toBeVisible()
    await expect(await canvas.findByRole('article', { name: 'The Salt Stair' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete The Drowned Bell at noon' }))
    await expect(await canvas.findByText('3 changes are waiting.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('2 changes are waiting.')).toBeVisible()
    await expect(canvas.getByRole('article', { name: 'The Drowned Bell at noon' })).toBeVisible()
  },
})

/** The server fails. The app tries again by itself, or at once when you press the button. */
export const ServerDown = meta.story({
  parameters: { app: { ...app, faults: { createIdea: '500-message' } } },
  beforeEach: withBell({}, create(stair, 'The Salt Stair')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try now' })).toBeVisible()
    await expect(canvas.getByText('1 change is waiting.')).toBeVisible()
  },
})

ServerDown.test('The person tries now', async ({ canvas, mock, userEvent }) => {
  mock.settings.change({ chosenAnswers: {} })
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(canvas.queryByText('1 change is waiting.')).not.toBeInTheDocument())
  await expect(await canvas.findByRole('article', { name: 'The Salt Stair' })).toBeVisible()
})

/** You changed a title on another device too. That version stays, this one becomes a copy, and a toast links to it. */
export const Conflict = meta.story({
  beforeEach: withBell({ title: 'The Sunken Bell' }, change('The Loud Bell')),
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('article', { name: /^The Loud Bell \(yours, / })
    await expect(canvas.getByRole('article', { name: 'The Sunken Bell' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Show it' }))
    await waitFor(() => expect(copy.closest('li')).toHaveFocus())
  },
})

/**
 * The server refuses a change. You read why, and you can copy the text, try again or discard it. Other changes
 * don’t wait for it.
 */
export const Refused = meta.story({
  parameters: { app: { ...app, faults: { createIdea: '409-message' } } },
  beforeEach: withBell({}, create(quill, 'Mother Quill', 'She writes down whatever the dead still owe.')),
  play: async ({ canvas }) => {
    const words = await canvas.findByText("Couldn't keep “Mother Quill”. Someone else was faster.")
    await expect(words).toBeVisible()
    const shown = within(words.parentElement as HTMLElement)
    await expect(shown.getByText(/whatever the dead still owe/)).toBeVisible()
  },
})

Refused.test('The person tries again', async ({ canvas, mock, userEvent }) => {
  mock.settings.change({ chosenAnswers: {} })
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.queryByText(/Couldn't keep/)).not.toBeInTheDocument())
  await expect(canvas.getByRole('article', { name: 'Mother Quill' })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kept ideas' })).toHaveFocus())
})

/** The list doesn’t load. You see the ideas of your last visit, with the changes that still wait. */
export const NotLoaded = meta.story({
  parameters: { app: { ...app, faults: { listIdeas: 'offline' } } },
  beforeEach: (story) => writeSeen(userOf(story), [bell]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These are the ones you last saw here/)).toBeVisible()
    await expect(canvas.getByRole('article', { name: bell.title })).toBeVisible()
  },
})
