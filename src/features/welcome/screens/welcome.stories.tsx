import { expect } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Welcome',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/'),
})

/** A visitor sees what the app is for, and can sign in. */
export const SignedOut = meta.story()

SignedOut.test('leads to the login page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign in or sign up' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
})

/** Someone who is signed in can go to Home. */
export const SignedIn = meta.story({
  parameters: screenAt('/', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Home' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign in or sign up' })).not.toBeInTheDocument()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
