import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectNoSideScroll } from '../../../../.storybook/stage/play.ts'
import { screenAt } from '../../../../.storybook/stage/screen.ts'
import { inLargeText, onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const game = '2NKJjdB7VyY3vZ3mQ0a9fLhXc1T'
const whole = `/join/${game}/a-token-of-thirty-characters-1`

const meta = preview.meta({
  title: 'Screens/Join',
  component: RootLayout,
  parameters: screenAt(whole, { session: 'in' }),
})

export const WholeLink = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a whole invitation to a game.')).toBeVisible()
    await expect(canvas.getByText(game)).toBeVisible()
  },
})

export const BrokenLink = meta.story({
  parameters: screenAt('/join/2NKJjdB7/short', { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation link is broken.')).toBeVisible()
    await expect(canvas.getByText(/ID must be a valid KSUID/)).toBeVisible()
  },
})

/** A visitor is sent to the login page. After sign-in, Home offers to continue here. */
export const SignedOut = meta.story({
  parameters: screenAt(whole),
  play: async ({ canvas, mock, userEvent }) => {
    const contact = await canvas.findByRole('textbox', { name: 'Phone or Email' })
    await userEvent.type(contact, 'rowan@example.com{Enter}')
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(code, `${mock.world.outbox.list()[0]?.code}{Enter}`)
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue to Join' }))
    await expect(await canvas.findByText('This is a whole invitation to a game.')).toBeVisible()
  },
})

export const LongText = meta.story({
  parameters: screenAt(`/join/${game}/${'token-'.repeat(40)}`, { session: 'in' }),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a whole invitation to a game.')).toBeVisible()
    await expectNoSideScroll()
  },
})

export const RightToLeft = meta.story({
  parameters: screenAt(`/join/${encodeURIComponent('لعبة')}/${encodeURIComponent('دعوة')}`, { session: 'in' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation link is broken.')).toBeVisible()
  },
})
