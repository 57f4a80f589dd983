import { expect, screen, waitFor, within } from 'storybook/test'
import { callMock, signIn } from '../../../../.storybook/harness/set-up.ts'
import {
  expectNoSideScroll,
  inLargeText,
  onPhone,
  type Person,
  screenAt,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'

const meta = preview.meta({
  title: 'Screens/Profile',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt('/profile', { session: 'in', userId: 'rowan' }),
})

const nameField = ({ canvas }: Pick<Person, 'canvas'>) => canvas.findByRole('textbox', { name: 'Display name' })

/** Your profile, and when your sign-in ends. */
export const SignedIn = meta.story({
  parameters: { frame: '60rem' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rowan')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(1 h 0|59) min/)
  },
})

SignedIn.test('Logout asks first', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
  const dialog = await screen.findByRole('dialog', { name: 'Logout?' })
  await expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(dialog).not.toBeInTheDocument()
})

/** The app gives you a name until you choose one. It shows a saved name as you typed it. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await nameField({ canvas })
    await expect(name).toHaveAccessibleDescription('We made one up for you. Choose your own.')
    await userEvent.clear(name)
    await userEvent.type(name, 'Rowan of the Lanterns')
    await userEvent.click(canvas.getByRole('radio', { name: 'Lantern' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Ember' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Profile saved.')).toBeVisible()
    await waitFor(() => expect(name).not.toHaveAccessibleDescription('We made one up for you. Choose your own.'))
    await expect(name).toHaveValue('Rowan of the Lanterns')
    await expect(canvas.getByRole('radio', { name: 'Lantern' })).toBeChecked()
  },
})

/** A name that imitates the app stays in the field, which says what to do. */
export const RefusedName = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await nameField({ canvas })
    await userEvent.clear(name)
    await userEvent.type(name, 'H0st{Enter}')
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveAccessibleDescription(/a word of the app/)
    await expect(name).toHaveFocus()
  },
})

RefusedName.test('The changes can be discarded', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
  await expect(await nameField({ canvas })).toBeValid()
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
})

/** The page shows both versions, and saves nothing before you choose one. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent, mock }) => {
    const name = await nameField({ canvas })
    await userEvent.clear(name)
    await userEvent.type(name, 'Rowan')
    await callMock(mock, 'changeProfile', { headers: { 'If-Match': '"1"' }, body: { displayName: 'Ash' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByRole('heading', { name: 'You changed your profile in another tab or on another device' }),
    ).toHaveFocus()
    await expect(canvas.getByText(/^You saved other changes .*M\. Your changes here aren't saved yet\./)).toBeVisible()
    const choice = canvas.getByRole('group', { name: /Display name/ })
    await expect(choice).toHaveTextContent('Ash')
    await expect(within(choice).getByRole('radio', { name: /Yours/ })).toBeChecked()
  },
})

ChangedElsewhere.test('My version can be used and saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await expect(await nameField({ canvas })).toHaveValue('Rowan')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Profile saved.')).toBeVisible()
  await expect(await nameField({ canvas })).toHaveValue('Rowan')
})

/** The change isn’t saved. What you typed stays. */
export const NotSaved = meta.story({
  parameters: screenAt('/profile', { session: 'in', faults: { changeProfile: '500-message' } }),
  play: async ({ canvas, userEvent }) => {
    const name = await nameField({ canvas })
    await userEvent.clear(name)
    await userEvent.type(name, 'Rowan{Enter}')
    await expect(await canvas.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible()
    await expect(name).toHaveValue('Rowan')
  },
})

/** While profile and sign-ins load. */
export const Loading = meta.story({
  parameters: screenAt('/profile', { session: 'in', faults: { getProfile: 'hanging', listSessions: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile…')).toBeInTheDocument()
    await expect(canvas.getByText('Loading your sign-ins…')).toBeInTheDocument()
  },
})

/** Nothing loads, and you can try again. */
export const NotLoaded = meta.story({
  parameters: screenAt('/profile', { session: 'in', faults: { getProfile: '500-message', listSessions: 'offline' } }),
  play: async ({ canvas }) => {
    const profile = within(await canvas.findByRole('region', { name: 'Who you are' }))
    await expect(await profile.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

NotLoaded.test('The profile can be tried again on its own', async ({ canvas, mock, userEvent }) => {
  mock.settings.change({ chosenAnswers: {} })
  const profile = within(canvas.getByRole('region', { name: 'Who you are' }))
  await userEvent.click(profile.getByRole('button', { name: 'Try again' }))
  await expect(await nameField({ canvas })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
})

/** You are signed in on a second device too. */
export const Elsewhere = meta.story({
  beforeEach: async ({ mock }) => signIn(mock),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  },
})

Elsewhere.test('The other device is signed out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await expect(await screen.findByText("You're signed out everywhere else.")).toBeVisible()
  const sessions = within(canvas.getByRole('region', { name: 'Your sign-ins' }))
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(sessions.getByRole('heading', { name: 'Your sign-ins' })).toHaveFocus())
})

const longId = 'the-one-who-came-in-from-the-cold-'.repeat(8)

/** On a phone the sign-ins are below the form. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await nameField({ canvas })).toBeVisible()
    await expectNoSideScroll()
  },
})

export const LongText = meta.story({
  parameters: screenAt('/profile', { session: 'in', userId: longId }),
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longId)).toBeVisible()
    await expectNoSideScroll()
  },
})

/** A user id in Arabic. */
export const ArabicUserId = meta.story({
  parameters: screenAt('/profile', { session: 'in', userId: 'روان الذي جاء من البرد' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('روان الذي جاء من البرد')).toBeVisible()
  },
})

export const LargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rowan')).toBeVisible()
    await expect(await nameField({ canvas })).toBeVisible()
    await expectNoSideScroll()
  },
})
