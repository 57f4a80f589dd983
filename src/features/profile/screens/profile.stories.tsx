import { expect, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectNoSideScroll } from '../../../../.storybook/stage/play.ts'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { inLargeText, onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Profile',
  component: RootLayout,
  parameters: screenAt('/profile', { session: 'in', userId: 'rowan' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('rowan')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(1 h 0|59) min/)
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    const dialog = await screen.findByRole('dialog', { name: 'Logout?' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(dialog).not.toBeInTheDocument()
  },
})

const longId = 'the-one-who-came-in-from-the-cold-'.repeat(8)

export const LongText = meta.story({
  parameters: screenAt('/profile', { session: 'in', userId: longId }),
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longId)).toBeVisible()
    await expectNoSideScroll()
  },
})

export const RightToLeft = meta.story({
  parameters: screenAt('/profile', { session: 'in', userId: 'روان الذي جاء من البرد' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('روان الذي جاء من البرد')).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rowan')).toBeVisible()
    await expectNoSideScroll()
  },
})
