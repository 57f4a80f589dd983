import { expect, waitFor, within } from 'storybook/test'
import { signIn } from '../../../../.storybook/harness/set-up.ts'
import {
  accelerateTimers,
  expectNoSideScroll,
  inLargeText,
  onPhone,
  screenAt,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import type { AppStore } from '../../../app/store.ts'
import { endSession, refreshUser } from '../../../session/session-thunks.ts'

/** Ends the session, as the load of the page does. */
const load = ({ store }: { store: AppStore }) => void store.dispatch(endSession())

const meta = preview.meta({
  title: 'Screens/Logout',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/logout', { session: 'in' }),
  beforeEach: load,
})

/** You are signed out. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're signed out.")).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument()
  },
})

/** You are signed out in this browser. The server hasn’t answered yet. */
export const Loading = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing you out…')).toBeVisible()
  },
})

/** The server hasn’t answered within 10 seconds. */
export const Late = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: 'hanging' } }),
  beforeEach: accelerateTimers,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server hasn't answered yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** You signed in again in another tab. The page offers to go Home or to sign out. */
export const SignedInSince = meta.story({
  play: async ({ canvas, mock, store }) => {
    await canvas.findByText("You're signed out.")
    await signIn(mock)
    await store.dispatch(refreshUser())
    await expect(await canvas.findByText("You're signed in.")).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

/** The server didn’t get your logout. You can try again. */
export const NotSent = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: '500-message' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/we couldn't reach the server/)).toBeVisible()
  },
})

/** On a phone, with text at 200%. */
export const OnPhoneInLargeText = meta.story({
  parameters: screenAt('/logout', { session: 'in', faults: { logout: '500-message' } }),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expectNoSideScroll()
  },
})
