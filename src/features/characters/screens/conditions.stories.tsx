import { expect, waitFor } from 'storybook/test'
import { ashId, gameId, peopled } from '../../../../.storybook/harness/seed.ts'
import { screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { conditions } from '../../../../mocks/tags/characters/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Character/Conditions',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(`${href('gameCharacter', { game: gameId })}&view=conditions`, { session: 'in' }),
})

/** Each condition has a name, a color, and what it does. The host and admins can change them. */
export const Default = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Edit/ })).not.toHaveLength(0)
  },
})

Default.test('a condition is added, refused without a label, saved and removed', async ({ canvas, userEvent }) => {
  const label = () => canvas.findByRole('textbox', { name: 'Label' })
  const save = () => canvas.getByRole('button', { name: 'Save' })
  const add = canvas.getByRole('button', { name: 'Add a condition' })
  await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.click(add)
  await waitFor(async () => expect(await label()).toHaveFocus())
  // Its fields are closed, and open where something is wrong.
  await userEvent.click(canvas.getByRole('button', { name: /^Close Condition/ }))
  await userEvent.click(save())
  await waitFor(async () => expect(await label()).toHaveFocus())
  await expect(await label()).toBeInvalid()
  await userEvent.type(await label(), 'Dazed')
  await userEvent.click(save())
  // The bar goes with the changes, and the focus does not.
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
  await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Dazed' }))
  await expect(add).toHaveFocus()
  await expect(canvas.getByText('Removed: Dazed. Save to keep the change.')).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(await canvas.findByRole('heading', { name: 'Dazed' })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
})

/** Someone else saved the conditions first. The page says who and shows both versions. */
export const Conflict = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit/ })
    if (!edit) throw new Error('There is no condition.')
    await userEvent.click(edit)
    await userEvent.type(canvas.getByRole('textbox', { name: 'What it does' }), ' Twice.')
    await userEvent.click(edit)
    await mock.world.step((rows) => {
      const row = rows(conditions).get(gameId)
      const [first, ...more] = row?.items ?? []
      if (row && first)
        rows(conditions).put({
          ...row,
          items: [{ ...first, text: 'Burns.' }, ...more],
          rev: row.rev + 1,
          changedBy: ashId,
        })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { name: 'Someone else changed the conditions' })).toBeVisible()
    await expect(canvas.getByText('Ash')).toBeVisible()
  },
})

Conflict.test('the focus is in a field again once it is settled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus())
})
