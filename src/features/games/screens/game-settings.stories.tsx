import { expect, waitFor } from 'storybook/test'
import { ashId, gameId, seeded } from '../../../../.storybook/harness/seed.ts'
import { onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const at = href('game', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Game/Settings',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(at, { session: 'in' }),
  beforeEach: seeded({
    gameId,
    name: 'The Ember Crown',
    pitch: 'A crown.',
    others: [{ displayName: 'Ash', userId: ashId }],
  }),
})

/** The form. Once you save, the new name appears at once, and the focus returns to where it was. */
export const Saved = meta.story({
  parameters: { pressed: 'Edit game', frame: '52rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit game' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.type(name, 'The Winter Crown{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: /The Winter Crown/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit game' })).toHaveFocus())
  },
})

/** Someone else saved first. The page shows both versions, and you choose one. */
export const Conflict = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit game' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'My crown')
    await mock.world.step(async (rows) => {
      const game = await rows(games).get(gameId)
      if (game)
        rows(games).put({ ...game, changedBy: ashId, name: 'Their crown', pitch: 'Their pitch.', rev: game.rev + 1 })
    })
    await userEvent.keyboard('{Enter}')
    const changed = await canvas.findByRole('heading', { name: 'Someone else changed this game' })
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.getByText(/saved this at \d/)).toHaveTextContent(
      /^Ash saved this at .*M\. Your version is safe/,
    )
    await expect(canvas.getByRole('group', { name: 'Name' })).toHaveTextContent(/My crown.*Their crown/)
    await expect(canvas.getAllByRole('radio', { name: /Saved elsewhere/ })[1]).toBeChecked()
  },
})

Conflict.test('Either version can be chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to form' }))
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('My crown')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Use these' }))
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('My crown')
  await expect(canvas.getByRole('textbox', { name: 'Pitch' })).toHaveValue('Their pitch.')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /My crown/ })).toBeVisible()
})

/** The change isn’t saved. What you typed stays. */
export const NotSaved = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { changeGame: 'offline' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit game' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'The Winter Crown{Enter}')
    await expect(await canvas.findByText("Couldn't save the game. Check your connection and try again.")).toBeVisible()
    await expect(name).toHaveValue('The Winter Crown')
    await expect(canvas.getByRole('heading', { level: 1, name: /The Ember Crown/ })).toBeVisible()
    // The form from its heading on, and no link half under the bar of the game.
    canvas.getByRole('heading', { name: 'Settings' }).scrollIntoView()
  },
})
