import { expect, screen } from 'storybook/test'
import { expectSeen } from '../../.storybook/harness/stories.tsx'
import preview from '../../.storybook/preview.tsx'
import { RequireSession } from './require-session.tsx'
import { warningShown } from './session-end.ts'
import { warningText } from './session-timer.ts'

const meta = preview.meta({
  title: 'Behavior/Sign-in',
  component: RequireSession,
  args: { children: <p>Only people who are signed in see this.</p> },
  parameters: { app: { session: 'in', overlays: true } },
})

/** When you’re signed in, you see the content. */
export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only people who are signed in see this.')).toBeVisible()
  },
})

/** Neither the private page nor the login page appears. After a while the page offers to sign in. */
export const NotKnownYet = meta.story({
  parameters: { app: { session: 'unknown', state: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking your session…')).toBeInTheDocument()
    await expect(canvas.queryByText('Only people who are signed in see this.')).not.toBeInTheDocument()
  },
})

/** Shortly before the session ends, a warning offers to stay. */
export const EndingSoon = meta.story({
  parameters: { frame: '12rem' },
  play: async ({ store }) => {
    store.dispatch(warningShown())
    await expectSeen(() => screen.getByText(warningText))
  },
})

EndingSoon.test('Staying asks the server for more time', async ({ store, userEvent }) => {
  const { exp } = store.getState().session.user?.session ?? { exp: 0 }
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await expectSeen(() => screen.getByText(/^You're still signed in|^We couldn't extend/))
  await expect(store.getState().session.user?.session.exp).toBeGreaterThanOrEqual(exp)
})
