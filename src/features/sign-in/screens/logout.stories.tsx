import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectNoSideScroll } from '../../../../.storybook/stage/play.ts'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { inLargeText, onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Logout',
  component: RootLayout,
  parameters: screenAt('/logout', { session: 'in' }),
})

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are signed out. Come back soon.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument()
  },
})

/** Signed out here at once; the server has not answered yet. */
export const Loading = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing you out…')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: '500-message' } }),
  play: async ({ canvas, mock, userEvent }) => {
    await expect(await canvas.findByText(/the server could not be told/)).toBeVisible()
    mock.settings.change({ faults: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('You are signed out. Come back soon.')).toBeVisible()
  },
})

export const Narrow = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: '500-message' } }),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expectNoSideScroll()
  },
})
