import { expect, screen, waitFor, within } from 'storybook/test'
import { ashId, gameId, gathered, scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { expectNoSideScroll, inLargeText, onPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { schedules } from '../../../../mocks/tags/schedule/tables.ts'
import { evening } from '../../../../tests/support/seed-lobby.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'
import { type OfferDraft, offerDrafts } from '../model/drafts.ts'

const at = href('gameLobby', { game: gameId })

const meta = preview.meta({
  title: 'Screens/Lobby/Dates',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: { ...screenAt(at, { session: 'in' }), ...scrolledUnder },
})

const yes = { Ash: 'yes', 'Wren Hollis': 'yes', Tam: 'yes' } as const

/**
 * Your answer appears at once. If everyone can come, the page says so. You can remind those who haven’t answered every
 * date.
 */
export const Offered = meta.story({
  globals: onPhone,
  parameters: { pressed: 'Next session', frame: '46rem' },
  beforeEach: gathered({
    offer: [
      { startsAt: evening(5), answers: yes },
      { startsAt: evening(6), answers: { Ash: 'ifNeedBe', Tam: 'no' } },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: 'Yes' })
    await userEvent.click(first as HTMLElement)
    await expect(first).toBeChecked()
    await expect(await canvas.findByText(/works best\. Everyone can make it\.$/)).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /Best$/ })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'If needed' })).toBeVisible()
    // Both begin at the same time, which is shown once.
    await expect(canvas.getByRole('cell', { name: /^\d+:00.[AP]M$/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /:00/ })).not.toBeInTheDocument()
    await expectNoSideScroll()
  },
})

Offered.test('A member who has not answered can be reminded once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Remind .*Wren Hollis/ }))
  await expect(await screen.findByText(/^You reminded .*Wren Hollis.*\.$/)).toBeInTheDocument()
  await expect(screen.queryByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: /^Reminded/ })).toHaveAttribute('aria-disabled', 'true')
})

/** The host or an admin has picked a date. It is confirmed. */
export const Confirmed = meta.story({
  beforeEach: gathered({
    offer: [
      { startsAt: evening(5), answers: { ...yes, me: 'yes' } },
      ...[6, 7, 8, 9].map((day) => ({ startsAt: evening(day, 21 - day) })),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const [fix] = await canvas.findAllByRole('button', { name: /^Pick this date/ })
    // All five are in view beside the table, too.
    const { scrollWidth, clientWidth } = canvas.getByRole('table').parentElement as HTMLElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await userEvent.click(fix as HTMLElement)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Pick this date' }))
    await expect(await canvas.findByText('Confirmed')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Next session' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    // It is announced, and nothing covers it.
    await expect(await canvas.findByText(/^Date set\./)).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})

/** You can only read a date in the past. */
export const Over = meta.story({
  beforeEach: gathered({ offer: [{ startsAt: evening(-1), answers: yes }, { startsAt: evening(5) }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Over')).toBeVisible()
    await expect(canvas.getAllByRole('group', { name: /^Can you make it/ })).toHaveLength(1)
  },
})

/** 3 dates in the game’s time zone. */
export const Offering = meta.story({
  beforeEach: gathered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose dates' }))
    await waitFor(() => expect(canvas.getByLabelText('Date 1')).toHaveFocus())
    await expect(document.activeElement).toHaveAccessibleDescription(/Times are in the game's time zone: /)
    await userEvent.click(canvas.getByRole('button', { name: 'Add another date' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add another date' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove date 2' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Length' }), '4 hours')
  },
})

Offering.test('Once proposed, the dates can be answered', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Propose these dates' }))
  await expect(await canvas.findAllByRole('group', { name: /^Can you make it/ })).toHaveLength(2)
  await expect(canvas.getByText(/^4 hours/)).toBeVisible()
  // They are in view: it is announced, without a toast over them.
  await expect(canvas.getByText('Dates proposed. Everyone can answer now.')).toBeInTheDocument()
  await expect(screen.queryByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument()
})

const typing = (rev: number, ...localTimes: string[]): OfferDraft => ({
  rev,
  base: { dates: [], durationMinutes: 0, session: '' },
  values: { durationMinutes: 180, dates: localTimes.map((localTime) => ({ localTime, which: 'first' })) },
})

/** A draft with 3 problem times: one the clocks skip, one in the past, and one that happens twice. */
export const ClockChange = meta.story({
  globals: { ...inLargeText, ...onPhone },
  beforeEach: async (context) => {
    await gathered()(context)
    const userId = context.store.getState().session.user?.userId ?? ''
    const draft = typing(1, '2027-03-28T02:30', '2027-10-31T02:30', '2020-01-01T20:00', '2027-10-31T02:30')
    offerDrafts.write([userId, gameId], draft)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/The clocks in Berlin skip this time that night. It will start at 3:30/),
    ).toBeVisible()
    const [which] = canvas.getAllByRole('group', { name: /so this time happens twice/ })
    await expect(which).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Propose these dates' }))
    await expect(await canvas.findByText('Choose a time in the future.')).toBeVisible()
    await expect(canvas.getByText("You've already entered this time.")).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Date 3')).toHaveFocus())
    await expectNoSideScroll()
    const end = (element: Element) => element.getBoundingClientRect().right
    await expect(end(canvas.getByLabelText('Date 1'))).toBeLessThan(end(canvas.getByRole('form')))
  },
})

/** Someone else changed the dates first. Yours are not lost. */
export const Conflict = meta.story({
  beforeEach: gathered(),
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose dates' }))
    await canvas.findByLabelText('Date 1')
    await mock.world.step(async (rows) => {
      const dates = [{ dateId: mock.world.newId(), startsAt: evening(9) }]
      rows(schedules).put({ gameId, rev: 5, offer: { durationMinutes: 60, dates }, changedBy: ashId })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Propose these dates' }))
    const changed = await canvas.findByRole('heading', { name: 'Someone else changed the dates' })
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Dates' })).toHaveTextContent(/Proposed.*3 hours.*Proposed.*1 hour$/)
  },
})

Conflict.test('My version can be used and saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save dates' }))
  await expect(await canvas.findByText(/^3 hours/)).toBeVisible()
})

/** A moved session has a reason that everyone sees. A new time restores a canceled session. */
export const Moving = meta.story({
  beforeEach: gathered({
    session: { startsAt: evening(5), sequence: 1, status: 'cancelled', reason: 'Two of us are ill.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Canceled')).toBeVisible()
    await expect(canvas.getByText('Two of us are ill.', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Set a new time' }))
    await expect(await canvas.findByLabelText('Reason (optional)')).toBeVisible()
  },
})

Moving.test('Everyone sees the new time and the reason', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Reason (optional)'), 'All are well again.')
  await userEvent.click(canvas.getByRole('button', { name: 'Move the session' }))
  await expect(await canvas.findByText('Moved')).toBeVisible()
  await expect(canvas.getByText('All are well again.', { exact: false })).toBeVisible()
})

/** The session is at a time that happens twice that night. The form starts with the one that was confirmed. */
export const MovingWhenClocksGoBack = meta.story({
  beforeEach: gathered({ session: { startsAt: Date.parse('2027-10-31T01:30:00Z') } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/2:30.AM, the second that night in Berlin \(game time\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(
      await canvas.findByRole('radio', { name: /^The second, 2:30.AM Central European Time$/ }),
    ).toBeChecked()
  },
})

/** The session is canceled, with a reason. */
export const Canceled = meta.story({
  beforeEach: gathered({ session: { startsAt: evening(5) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the session' }))
    await userEvent.type(await canvas.findByLabelText('Reason (optional)'), 'Two of us are ill.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the session' }))
    await expect(await canvas.findByText('Canceled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove from calendar' })).toBeVisible()
  },
})

/** If an answer doesn’t reach the server, it is reverted. */
export const NotAnswered = meta.story({
  parameters: screenAt(at, { session: 'in', faults: { answerDate: 'offline' } }),
  beforeEach: gathered({ offer: [{ startsAt: evening(5) }] }),
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('radio', { name: 'Yes' })
    await userEvent.click(answer)
    await expect(await screen.findByText("Couldn't save your answer. Try again.")).toBeVisible()
    await expect(answer).not.toBeChecked()
  },
})
