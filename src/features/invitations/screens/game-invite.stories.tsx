import { expect, screen, waitFor, within } from 'storybook/test'
import { gameId, gathered, seeded } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { invitations } from '../../../../mocks/tags/games/tables.ts'
import { answering } from '../../../../tests/support/answer-call.ts'
import { exampleGame, exampleLink, exampleRequest, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const path = href('gameInvite', { game: exampleGame.gameId })
const table = (seed: Parameters<typeof groupAnswers>[0], at = path) =>
  screenAt(at, { session: 'in', answers: groupAnswers(seed) })

const longAgo = '2026-01-02T03:04:05Z'
const over = [
  exampleLink({ invitationId: `${'0'.repeat(26)}1`, label: 'for a wet evening', uses: 5 }),
  exampleLink({ invitationId: `${'0'.repeat(26)}2`, label: 'of last month', expiresAt: longAgo }),
  exampleLink({ invitationId: `${'0'.repeat(26)}3`, label: 'lost in a chat', revokedAt: longAgo }),
]
const forAdmins = exampleLink({
  invitationId: `${'0'.repeat(26)}4`,
  label: '',
  role: 'admin',
  approval: 'automatic',
  maxUses: 1,
  uses: 0,
})

const another = { invitationId: `${'0'.repeat(26)}5` }

const meta = preview.meta({
  title: 'Screens/Invite Players',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: table({ links: [exampleLink(), forAdmins, ...over], requests: [exampleRequest()] }),
  // The live channel and the bar of the game know it too.
  beforeEach: seeded({ gameId }),
})

/** The host sees the links, the requests and the members. */
export const Host = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '1 person is waiting' })).toBeVisible()
    await expect(await canvas.findByText(/^3 of 5 uses left/)).toHaveTextContent(/ expires in 7 days$/)
    await userEvent.click(canvas.getByText('Inactive links (3)'))
    const past = /Used up5 of 5 uses.*Expired2 of 5 uses · expired .* ago.*Revoked2 of 5 uses · revoked .* ago/
    await expect(canvas.getByRole('list', { name: 'Inactive links' })).toHaveTextContent(past)
    await expect(await canvas.findByRole('button', { name: /Actions for .*Ash/ })).toBeVisible()
    // The seats show the number already.
    await expect(canvas.queryByText('2 members')).not.toBeInTheDocument()
  },
})

/** The newest link for players is at the top. The others are below “More links”, newer ones for admins included. */
export const ManyLinks = meta.story({
  parameters: table({ links: [forAdmins, exampleLink({ ...another, label: 'Tonight' }), exampleLink()] }),
  play: async ({ canvas }) => {
    const top = await canvas.findByRole('region', { name: 'Invite link' })
    await expect(within(top).getByRole('article', { name: 'Tonight' })).toBeVisible()
    await expect(within(top).getAllByRole('article')).toHaveLength(1)
  },
})

/** Only the host decides who becomes an admin. */
export const Admin = meta.story({
  parameters: table({
    game: { role: 'admin' },
    links: [exampleLink()],
    requests: [exampleRequest({ role: 'admin' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the host can approve admins.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Let in|Decline)/ })).not.toBeInTheDocument()
  },
})

/** A player reads who can invite people. */
export const Player = meta.story({
  parameters: table({ game: { role: 'player', requestsWaiting: undefined } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The host and admins invite people/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument()
  },
})

/** A new game gets one link. The app creates it once, when you open the page. */
export const NewGame = meta.story({
  parameters: screenAt(href('gameInvite', { game: gameId }), { session: 'in' }),
  beforeEach: gathered({}, { others: [] }),
  play: async ({ canvas, mock }) => {
    const link = await canvas.findByRole('article', { name: 'For everyone' })
    await expect(within(link).getByText(/^4 of 4 uses left/)).toHaveTextContent(/ expires in 7 days$/)
    // The target of the address lies over that line.
    const address = within(link).getByRole('textbox', { name: 'Link' })
    await expect(address).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
    await expect(within(link).getByText('You approve')).toBeVisible()
    await expect(within(link).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'More links' })).toBeVisible()
    const made = await mock.world.look((rows) => rows(invitations).where({ gameId }))
    await expect(made).toHaveLength(1)
  },
})

/** The app couldn’t create the first link. */
export const NoLink = meta.story({
  parameters: screenAt(path, { session: 'in', answers: groupAnswers(), faults: { createInvitation: 'offline' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No links yet')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Couldn't create the link. Check your connection and try again.$/,
    )
  },
})

/** Every seat is taken. */
export const Full = meta.story({
  parameters: table({ game: { seats: 2 }, links: [exampleLink()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This game is full\./)).toBeVisible()
  },
})

/** No one can join an archived game. */
export const Archived = meta.story({
  parameters: table({ game: { status: 'archived' }, links: [exampleLink()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This game is archived\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument()
  },
})

const many = Array.from({ length: 40 }, (_, at) =>
  exampleLink({ invitationId: String(at).padStart(27, '0'), label: `for group ${at + 1}` }),
)

/** The navbar’s search finds 1 of 40 links. */
export const Crowded = meta.story({
  parameters: table({ links: many }, `${path}&search=group+17`),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1 of 40 links'))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'for group 17' })).toBeVisible()
    await expect((await canvas.findAllByText('0 of 2 members'))[0]).toBeVisible()
  },
})

/** The form for a new link. On a phone it opens with its first part in view. */
export const NewLink = meta.story({
  globals: onPhone,
  parameters: table({ links: [exampleLink()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }))
    await expect(await canvas.findByRole('spinbutton', { name: 'Uses' })).toHaveValue('3')
    await expect(canvas.getByText('3 seats are free.')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Label' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Admins' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus())
    const { top } = canvas.getByRole('form', { name: 'New link' }).getBoundingClientRect()
    await expect(top).toBeLessThan(innerHeight / 2)
  },
})

/** The link as a QR code. */
export const Scan = meta.story({
  parameters: table({ links: [exampleLink()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'QR code' }))
    await expect(await screen.findByRole('img', { name: /QR code of .*for the Tuesday group/ })).toBeVisible()
  },
})

/** While links, requests and members load. */
export const Loading = meta.story({
  parameters: screenAt(path, {
    session: 'in',
    faults: { listInvitations: 'hanging', listMembers: 'hanging', listRequests: 'hanging' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invite Players' })).toBeVisible()
    await expect(await canvas.findByText('Loading the links…')).toBeInTheDocument()
  },
})

const failing = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } })

/** Nothing loads. You can try each part again. */
export const NotLoaded = meta.story({
  parameters: screenAt(path, {
    session: 'in',
    answers: [
      answering('listInvitations', failing),
      answering('listRequests', failing),
      answering('listMembers', failing),
      ...groupAnswers(),
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
  },
})

/** On a phone, with text at 200%. */
export const OnPhoneInLargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 of 5 uses left/)).toHaveTextContent(/ expires in 7 days$/)
    await expectNoSideScroll()
  },
})
