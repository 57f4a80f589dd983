import { expect, waitFor } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Create Game',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(href('gameCreate'), { session: 'in' }),
})

/** A name is enough. Then the game is ready, and so is the link for its players. */
export const Created = meta.story({
  parameters: { frame: '60rem' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(canvas.getByRole('link', { name: 'Game', current: true })).toBeVisible()
    await userEvent.type(name, 'The Ember Crown{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: /The Ember Crown.* is ready$/ })).toHaveFocus()
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible()
    const bar = canvas.getByRole('region', { name: 'Current game' })
    await waitFor(() => expect(bar).toHaveTextContent('The Ember Crown'))
  },
})

/** Each error is at its field, and the first one has the focus. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pitch = await canvas.findByRole('textbox', { name: 'Pitch' })
    await userEvent.click(pitch)
    await userEvent.paste('x'.repeat(501))
    await userEvent.click(canvas.getByRole('button', { name: 'Create game' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Give the game a name/)
    await expect(pitch).toHaveAccessibleDescription(/Use at most 500 characters/)
  },
})

Refused.test('A corrected field loses its error', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'W')
  await expect(name).not.toBeInvalid()
})

/** A network error belongs to the form. The typed text stays. */
export const NotSent = meta.story({
  parameters: screenAt(href('gameCreate'), { session: 'in', faults: { createGame: 'offline' } }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'The Ember Crown{Enter}')
    await expect(
      await canvas.findByText("Couldn't create the game. Check your connection and try again."),
    ).toBeVisible()
    await expect(name).toHaveValue('The Ember Crown')
    await expect(name).not.toBeInvalid()
  },
})

/** While the app creates the game, you can’t send the form twice. */
export const Sending = meta.story({
  parameters: screenAt(href('gameCreate'), { session: 'in', faults: { createGame: 'hanging' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'The Ember Crown{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create game' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
})

/** On a phone you can reach the button before you scroll. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('button', { name: 'Create game' })
    const { bottom } = create.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible()
    await expectNoSideScroll()
  },
})
