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
export const SignedOut = meta.story({ parameters: { frame: '52rem' } })

SignedOut.test('Leads to the login page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign in or sign up' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
})

SignedOut.test('Escape and Cancel close the field of an invitation', async ({ canvas, userEvent }) => {
  const opener = () => canvas.findByRole('button', { name: 'I have an invitation' })
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(canvas.getByRole('button', { name: 'Cancel' })),
  ]) {
    await userEvent.click(await opener())
    await expect(canvas.getByRole('textbox', { name: 'Invite link' })).toHaveFocus()
    await leave()
    await expect(await opener()).toHaveFocus()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  }
})

/** If you are signed in, you can go to Home. */
export const SignedIn = meta.story({
  parameters: screenAt('/', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Home' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign in or sign up' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/one-time code/)).not.toBeInTheDocument()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
