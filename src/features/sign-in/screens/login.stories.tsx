import { expect, waitFor } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { routes } from '../../../shell/routes.ts'

const meta = preview.meta({
  title: 'Screens/Login',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/login'),
})

/** The first step, on a page of its own. */
export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
  },
})

/** If you came from an invite link, you see that a seat is waiting. */
export const Invited = meta.story({
  parameters: screenAt('/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have been invited to a game. Sign in to take your seat.')).toBeVisible()
  },
})

/** From a page that needs sign-in, you read where you’ll go next. */
export const OnTheWay = meta.story({
  parameters: screenAt(routes.gameLobby.path),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Sign in to continue to ${routes.gameLobby.title}.`)).toBeVisible()
  },
})

/** If you’re signed in, you go to Home. */
export const AlreadySignedIn = meta.story({
  parameters: screenAt('/login', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
  },
})

/** Cancel leads to the welcome page. */
export const Canceled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Emberhall'))
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Code' })).toBeVisible()
    await expectNoSideScroll()
  },
})
