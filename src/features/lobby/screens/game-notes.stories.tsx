import { expect, screen, waitFor } from 'storybook/test'
import { ashId, gameId, gathered, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { notes } from '../../../../mocks/tags/lobby/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { boundariesShown } from '../../../rules/limits.ts'
import { href } from '../../../shell/href.ts'
import { boundaryLabels } from '../model/own-boundaries.ts'

const at = href('gameLobby', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Lobby/Notes and boundaries',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at, { session: 'in' }), ...scrolledUnder },
})

/** Addresses in a note are links and reveal nothing about the reader. After an edit, the focus is at its button. */
export const Written = meta.story({
  parameters: { pressed: 'Notes' },
  beforeEach: gathered({ agenda: 'We begin at the mill.\nMap: https://example.com/map.', recap: 'The crown is lost.' }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'https://example.com/map' })
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener')
  },
})

Written.test('After an edit the focus is at its button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit the agenda' }))
  const agenda = await canvas.findByRole('textbox', { name: 'Agenda' })
  await waitFor(() => expect(agenda).toHaveFocus())
  await userEvent.clear(agenda)
  await userEvent.type(agenda, 'The tower.')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit the agenda' })).toHaveFocus())
  await expect(canvas.getByText('The tower.')).toBeVisible()
})

/** Someone else saved the same note first. The page shows both versions. The other note has no conflict. */
export const Conflict = meta.story({
  globals: onPhone,
  beforeEach: gathered({ agenda: 'The mill.' }),
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the agenda' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Agenda' }), ' And the tower.')
    await mock.world.step((rows) => {
      rows(notes).put({
        gameId,
        agenda: 'The river.',
        recap: '',
        rev: 4,
        updatedAt: mock.world.now(),
        changedBy: ashId,
      })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const changed = await canvas.findByRole('heading', { name: 'Someone else changed the agenda' })
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Agenda' })).toHaveTextContent(/And the tower.*The river/)
  },
})

Conflict.test('My version can be used and saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await canvas.findByRole('button', { name: 'Edit the agenda' })).toBeVisible()
  await expect(canvas.getByText('The mill. And the tower.')).toBeVisible()
})

/** The recap isn’t saved. What you typed stays. */
export const NotSaved = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { changeNotes: 'offline' } }),
  beforeEach: gathered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write the recap' }))
    const recap = await canvas.findByRole('textbox', { name: 'Recap' })
    await userEvent.type(recap, 'The crown is lost.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText("Couldn't save the recap. Check your connection and try again.")).toBeVisible()
    await expect(recap).toHaveValue('The crown is lost.')
  },
})

/**
 * With 1 or 2 boundaries, everyone sees only how many there are. The third reveals them all. You can withdraw your own
 * on this device.
 */
export const AddingTheThird = meta.story({
  beforeEach: gathered({
    boundaries: [
      ['line', 'Harm to children'],
      ['veil', 'Romance'],
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(new RegExp(`^2 added.* once there are ${boundariesShown}`))).toBeVisible()
    await expect(canvas.queryByText('Romance', { exact: false })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a boundary' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Veil' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText("Write what you'd like to add.")).toBeVisible()
    await userEvent.type(canvas.getByLabelText(boundaryLabels.veil), 'Spiders up close{Enter}')
    await expect(await canvas.findByText('Romance', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Spiders up close', { exact: false })).toHaveLength(3))
  },
})

AddingTheThird.test('What I added can be taken back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Take back/ }))
  await waitFor(() => expect(canvas.getByText(/^2 added/)).toBeVisible())
  await waitFor(() => expect(canvas.queryByText('Spiders up close', { exact: false })).not.toBeInTheDocument())
})

/** You can pause from every view of the game with one tap, and everyone sees it. The host and admins resume. */
export const Paused = meta.story({
  globals: onPhone,
  parameters: screenAt(href('gameTable', { game: gameId }), { session: 'in' }),
  beforeEach: gathered(),
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause' })
    await expect(pause).toHaveAccessibleDescription(/anonymously/)
    await userEvent.click(pause)
    await expect(await canvas.findByRole('region', { name: 'The game is paused' })).toBeVisible()
  },
})

Paused.test('The host resumes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'The game is paused' })).not.toBeInTheDocument())
})

/** A player waits until the host or an admin resumes. */
export const PausedForPlayer = meta.story({
  globals: onPhone,
  beforeEach: gathered({ isPaused: true }, { role: 'player' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The host or an admin will resume/)).toBeVisible()
    const paused = canvas.getByRole('button', { name: 'Paused' })
    await expect(paused).toHaveAttribute('aria-disabled', 'true')
    await expect(paused).not.toHaveAttribute('title')
    await expect(canvas.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
  },
})

/** The pause doesn’t reach the server. */
export const NotPaused = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { pauseGame: 'offline' } }),
  beforeEach: gathered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await expect(await screen.findByText("Couldn't pause. Say it out loud, or try again.")).toBeVisible()
  },
})
