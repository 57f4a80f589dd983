import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectNoSideScroll } from '../../../../.storybook/stage/play.ts'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { inLargeText, onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { saveReturnTo } from '../../../platform/navigation/return-to.ts'

const meta = preview.meta({
  title: 'Screens/Home',
  component: RootLayout,
  parameters: screenAt('/home/', { session: 'in' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
  },
})

/** The first offer is the page that the person wanted before they signed in. */
export const OnTheWay = meta.story({
  beforeEach: () => saveReturnTo('/game/lobby/'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue to Lobby' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
  },
})

/** A visitor is sent to the login page. */
export const SignedOut = meta.story({
  parameters: screenAt('/home/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to Emberhall' })).toBeVisible()
  },
})

/** While it is not known who is signed in, neither this page nor the login page appears. */
export const Loading = meta.story({
  parameters: screenAt('/home/', { session: 'unknown' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Checking your session…')).toBeVisible())
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideScroll()
  },
})
