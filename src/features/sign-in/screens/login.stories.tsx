import { expect, waitFor } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Login',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/login'),
})

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
  },
})

Start.test('contact and code lead to Home', async ({ canvas, mock, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone or Email' }), 'rowan@example.com{Enter}')
  const code = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.type(code, `${mock.world.outbox.list()[0]?.code}{Enter}`)
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(canvas.getByRole('navigation', { name: 'Views' })).toBeVisible()
})

/** From an invitation link: the page says that a seat is waiting. */
export const Invited = meta.story({
  parameters: screenAt('/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have been invited to a game. Sign in to take your seat.')).toBeVisible()
  },
})

export const AlreadySignedIn = meta.story({
  parameters: screenAt('/login', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
})

/** Cancel leads to the welcome page. */
export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Emberhall'))
  },
})

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Code' })).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Code' })).toBeVisible()
    await expectNoSideScroll()
  },
})
