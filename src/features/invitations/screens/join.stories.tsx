import { expect, waitFor } from 'storybook/test'
import {
  expectNoSideScroll,
  inLargeText,
  onPhone,
  type Person,
  screenAt,
} from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { profiles } from '../../../../mocks/tags/profile/tables.ts'
import { answering } from '../../../../tests/support/answer-call.ts'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { examples } from '../../../contract/examples.gen.ts'
import type { InvitationPreview } from '../../../contract/types.gen.ts'
import { href } from '../../../shell/href.ts'
import { routes } from '../../../shell/routes.ts'
import { joinWords } from '../model/join-words.ts'

const link = href('join', { gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4', token: 'q0Jw3nE8c5TnYx2vRk7LdA' })
const { game: example, ...over } = examples.previewInvitation.answers[200].open
const game = { ...example, nextSession: { startsAt: new Date(evening(3)).toISOString(), durationMinutes: 180 } }
const open = { ...over, game }

/** A link as the server describes it. */
const showing = (body: InvitationPreview) =>
  screenAt(link, { session: 'in', answers: [answering('previewInvitation', () => ({ body }))] })

/** Each state has its own texts and one action. */
const says =
  (lead: string, wayOn: { role: 'button' | 'link'; name: string }) =>
  async ({ canvas }: Pick<Person, 'canvas'>) => {
    await expect(await canvas.findByText(lead)).toBeVisible()
    await expect(canvas.getByRole(wayOn.role, { name: wayOn.name })).toBeVisible()
  }

const toHome = { role: 'link', name: 'Go to Home' } as const
const accept = { role: 'button', name: 'Accept invitation' } as const

/** The button, once the profile has loaded. */
const accepting = async ({ canvas }: Pick<Person, 'canvas'>) => {
  const button = await canvas.findByRole('button', { name: accept.name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

const meta = preview.meta({
  title: 'Screens/Join',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: showing(open),
})

/** A seat is free: the game, and the way in. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await says(joinWords.open.lead, accept)({ canvas })
    await expect(canvas.getByRole('heading', { level: 2, name: 'The Ember Crown' })).toBeVisible()
    await expect(canvas.getByText(game.pitch)).toBeVisible()
    await expect(canvas.getByText('3 of 5 seats free')).toBeVisible()
    await expect(
      canvas.getByText("The host approves each request. You'll see the answer here and on Home."),
    ).toBeVisible()
  },
})

/** What stands where an element is: a text that is only for screen readers is not there. */
const isSeen = (element: Element) => {
  element.scrollIntoView({ block: 'center' })
  // The first of its lines.
  const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** On a phone the facts are on one line, with the date of the next session below. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const date = await canvas.findByText(/ at \d{1,2}:\d\d [AP]M/, { selector: 'time' })
    await expect(isSeen(date)).toBe(true)
    await expect(isSeen(canvas.getByText('Next session'))).toBe(true)
    await expect(date.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('3 of 5 seats free').getBoundingClientRect().bottom - 1,
    )
    await expect(isSeen(canvas.getByText('Player'))).toBe(true)
  },
})

/** Without a profile, you choose a name and a sigil here and join with them. */
export const Newcomer = meta.story({
  globals: onPhone,
  parameters: { ...showing(open), a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Your name' })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }))
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'Juniper')
    await userEvent.click(canvas.getByRole('button', { name: 'Change your sigil' }))
    const below = canvas.getByRole('button', { name: 'Accept invitation' }).getBoundingClientRect().top
    await expect(canvas.getByRole('radio', { checked: true }).getBoundingClientRect().bottom).toBeLessThan(below)
    await userEvent.click(canvas.getByRole('radio', { name: 'Raven' }))
  },
})

Newcomer.test('Name and sigil are taken along', async ({ canvas, mock, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }))
  const mine = () => mock.world.look((rows) => rows(profiles).where({ displayName: 'Juniper' }))
  await waitFor(async () => expect(await mine()).toMatchObject([{ sigil: 'raven' }]))
})

/** No pitch, no system, no date and one seat. You accept and join at once, as an admin. */
export const OpenLastSeat = meta.story({
  parameters: showing({
    ...over,
    role: 'admin',
    approval: 'automatic',
    game: { ...game, pitch: '', system: '', seatsTaken: 4, nextSession: undefined },
  }),
  play: says(joinWords.open.lead, accept),
})

/** You have requested a seat and wait for the answer. */
export const Waiting = meta.story({
  parameters: showing({ ...open, state: 'waiting' }),
  play: says(joinWords.waiting.lead, { role: 'button', name: 'Cancel request' }),
})

/** You wait, and open another link, which lets everyone in. */
export const WaitingWithAnotherLink = meta.story({
  parameters: showing({ ...open, state: 'waiting', approval: 'automatic' }),
  play: says('This link lets you in right away.', { role: 'button', name: 'Use this link' }),
})

/** You are already in the game. */
export const Member = meta.story({
  parameters: showing({ ...open, state: 'member' }),
  play: async ({ canvas }) => {
    await says(joinWords.member.lead, { role: 'link', name: 'Go to game' })({ canvas })
    await expect(canvas.getByText('Next session')).toBeVisible()
    await expect(canvas.queryByText('invites you to')).not.toBeInTheDocument()
    await expect(canvas.queryByText('3 of 5 seats free')).not.toBeInTheDocument()
  },
})

/** Every seat is taken. */
export const Full = meta.story({
  parameters: showing({ ...open, state: 'full', game: { ...game, seatsTaken: 5 } }),
  play: async ({ canvas }) => {
    await says(joinWords.full.lead, { role: 'button', name: 'Check again' })({ canvas })
    await expect(canvas.queryByText("You'll join as")).not.toBeInTheDocument()
  },
})

/** The link has expired. */
export const Expired = meta.story({
  parameters: showing({ ...over, state: 'expired' }),
  play: says(joinWords.expired.lead, toHome),
})

/** The link has no uses left. */
export const UsedUp = meta.story({
  parameters: showing({ ...over, state: 'usedUp' }),
  play: says(joinWords.usedUp.lead, toHome),
})

/** The host has revoked the link. */
export const Revoked = meta.story({
  parameters: showing({ ...over, state: 'revoked' }),
  play: says(joinWords.revoked.lead, toHome),
})

/** The host has declined the request. */
export const Declined = meta.story({
  parameters: showing({ ...over, state: 'declined' }),
  play: says(joinWords.declined.lead, toHome),
})

/** You were removed from the game. */
export const Removed = meta.story({
  parameters: showing({ ...over, state: 'removed' }),
  play: says(joinWords.removed.lead, toHome),
})

/** The game is archived. */
export const Archived = meta.story({
  parameters: showing({ ...over, state: 'archived' }),
  play: says(joinWords.archived.lead, toHome),
})

/** The text isn’t a link, so the app doesn’t ask the server. */
export const Malformed = meta.story({
  parameters: screenAt('/join/2NKJjdB7/short', { session: 'in' }),
  play: says(joinWords.broken.lead, toHome),
})

/** It could be a link, but it belongs to no game. */
export const UnknownLink = meta.story({
  parameters: screenAt(link, { session: 'in', faults: { previewInvitation: '404-message' } }),
  play: says(joinWords.broken.lead, toHome),
})

/** While the invitation loads. */
export const Loading = meta.story({
  parameters: screenAt(link, { session: 'in', faults: { previewInvitation: 'hanging' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening it…')).toBeVisible()
  },
})

/** The invitation doesn’t load. */
export const NotLoaded = meta.story({
  parameters: screenAt(link, { session: 'in', faults: { previewInvitation: '500-message' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The server is slow. You see your seat only after its answer. */
export const Accepting = meta.story({
  parameters: screenAt(link, {
    session: 'in',
    answers: [answering('previewInvitation', () => ({ body: open }))],
    faults: { acceptInvitation: 'hanging' },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await accepting({ canvas })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
})

/** The answer doesn’t reach the server. */
export const NotAccepted = meta.story({
  parameters: screenAt(link, {
    session: 'in',
    answers: [answering('previewInvitation', () => ({ body: open }))],
    faults: { acceptInvitation: 'offline' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await accepting({ canvas }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Couldn't accept the invitation. Check your connection and try again.$/,
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** A visitor goes to the login page. After sign-in, Home offers to continue here. */
export const SignedOut = meta.story({
  parameters: screenAt(link, { answers: [answering('previewInvitation', () => ({ body: open }))] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
  },
})

SignedOut.test('After sign-in the invitation is one click away', async ({ canvas, mock, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone or Email' }), 'rowan@example.com{Enter}')
  const code = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.type(code, `${mock.world.outbox.list()[0]?.code}{Enter}`)
  await userEvent.click(await canvas.findByRole('link', { name: `Continue to ${routes.join.title}` }))
  await says(joinWords.open.lead, accept)({ canvas })
})

export const LongText = meta.story({
  parameters: showing({
    ...open,
    gameName: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(2).trim(),
    game: { ...game, pitch: 'A crown that burns whoever wears it. '.repeat(13), system: 'House rules '.repeat(5) },
  }),
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await says(joinWords.open.lead, accept)({ canvas })
    await expectNoSideScroll()
  },
})

/** Names and pitch in Arabic. */
export const ArabicNames = meta.story({
  parameters: showing({
    ...open,
    gameName: 'تاج الجمر',
    game: { ...game, pitch: 'تاج يحرق من يلبسه.', host: { ...game.host, displayName: 'روان' } },
  }),
  play: says(joinWords.open.lead, accept),
})
