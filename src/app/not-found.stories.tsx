import { expect } from 'storybook/test'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../.storybook/harness/stories.tsx'
import preview from '../../.storybook/preview.tsx'
import { RootLayout } from './layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Page Not Found',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/the/attic'),
})

/** A visitor reads which address was not found. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/the/attic')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go to Home' })).not.toBeInTheDocument()
  },
})

/** If you are signed in, you can go to Home. */
export const SignedIn = meta.story({
  parameters: screenAt('/the/attic', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Welcome' })).toHaveAttribute('href', '/')
  },
})

SignedIn.test('Go to Home opens Home', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Go to Home' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
})

const deep = `/${'the-attic-above-the-attic'.repeat(20)}`

export const LongText = meta.story({
  parameters: screenAt(deep),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deep)).toBeVisible()
    await expectNoSideScroll()
  },
})

/** An address in Arabic. */
export const ArabicAddress = meta.story({
  parameters: screenAt(`/${encodeURIComponent('العلية')}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  },
})
