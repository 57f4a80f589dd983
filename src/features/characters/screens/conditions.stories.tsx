import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { archived, ashId, gameId, others, peopled, seeded } from '../../../../.storybook/harness/seed.ts'
import { screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { conditions } from '../../../../mocks/tags/characters/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { cannotSave } from '../../../forms/form-end.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Character/Conditions',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(`${href('gameCharacter', { game: gameId })}&view=conditions`, { session: 'in' }),
})

/** Each condition has a name, a color, and what it does. The host and admins can change them. */
export const Default = meta.story({
  parameters: { frame: '46rem' },
  beforeEach: peopled(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Edit/ })).not.toHaveLength(0)
  },
})

Default.test('A condition is added, refused without a name, saved and removed', async ({ canvas, userEvent }) => {
  const label = () => canvas.findByRole('textbox', { name: 'Name' })
  const save = () => canvas.getByRole('button', { name: 'Save' })
  const add = canvas.getByRole('button', { name: 'Add a condition' })
  await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.click(add)
  await waitFor(async () => expect(await label()).toHaveFocus())
  // While nothing else is to be saved, “Cancel” removes it.
  await expect(canvas.getByRole('heading', { name: 'New condition' })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^(Close|Remove) / })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByRole('heading', { name: 'New condition' })).not.toBeInTheDocument()
  await userEvent.click(add)
  await waitFor(async () => expect(await label()).toHaveFocus())
  await userEvent.click(save())
  await waitFor(async () => expect(await label()).toHaveFocus())
  await expect(await label()).toBeInvalid()
  await userEvent.type(await label(), 'Dazed')
  await userEvent.click(save())
  // The bar goes with the changes, and the focus does not.
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
  await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  // What is saved looks so.
  await expect(canvas.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Dazed' }))
  await userEvent.type(await label(), '!{Enter}')
  await waitFor(() => expect(add).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Dazed!' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Dazed!' }))
  await expect(add).toHaveFocus()
  await expect(canvas.getByText('Dazed! removed. Save to keep the change.')).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(await canvas.findByRole('heading', { name: 'Dazed!' })).toBeVisible()
  await expect(canvas.queryByText('Dazed! removed. Save to keep the change.')).not.toBeInTheDocument()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
})

/** A game without conditions says what they are for. */
export const NoneYet = meta.story({
  beforeEach: seeded({ gameId, others }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conditions yet' })).toBeVisible()
    await expect(canvas.queryByText('Add these to any character.')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('heading', { name: 'No conditions yet' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
  },
})

/** Changes the first condition in the page, and one of them elsewhere. */
async function changeTwice(
  { canvas, userEvent, mock }: Pick<StoryContext, 'canvas' | 'userEvent' | 'mock'>,
  at: number,
) {
  const [edit] = await canvas.findAllByRole('button', { name: /^Edit/ })
  if (!edit) throw new Error('There is no condition.')
  await userEvent.click(edit)
  await userEvent.type(canvas.getByRole('textbox', { name: 'What it does' }), ' Twice.')
  await mock.world.step((rows) => {
    const row = rows(conditions).get(gameId)
    if (!row) throw new Error('There are no conditions.')
    const items = row.items.map((one, index) => (index === at ? { ...one, text: 'Burns.' } : one))
    rows(conditions).put({ ...row, items, rev: row.rev + 1, changedBy: ashId })
  })
}

/** Someone else saved another condition first. Both changes are saved. */
export const SavedElsewhere = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock }) => {
    await changeTwice({ canvas, userEvent, mock }, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Burns.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    const saved = await mock.world.look((rows) =>
      rows(conditions)
        .get(gameId)
        ?.items.map(({ text }) => text),
    )
    await expect(saved?.slice(0, 2)).toEqual([expect.stringMatching(/ Twice\.$/), 'Burns.'])
  },
})

/** Someone else saved the same condition first. The page says who and shows both versions. */
export const Conflict = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock }) => {
    await changeTwice({ canvas, userEvent, mock }, 0)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Close/ })[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { name: 'Someone else changed the conditions' })).toBeVisible()
    await expect(canvas.getByText('Ash')).toBeVisible()
    await expect(canvas.getAllByRole('radio', { name: 'Yours' })).toHaveLength(1)
  },
})

Conflict.test('The focus is in a field again once it is settled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
})

/** The game was archived while you typed. What you typed stays readable. */
export const Closed = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit/ })
    if (!edit) throw new Error('There is no condition.')
    await userEvent.click(edit)
    await userEvent.type(canvas.getByRole('textbox', { name: 'What it does' }), ' Twice.')
    await archived({ mock })
    await expect(await canvas.findByText(new RegExp(`^${cannotSave.archived}`))).toBeVisible()
    await expect(canvas.getByText(/ Twice\.$/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy text' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Save)/ })).not.toBeInTheDocument()
  },
})
